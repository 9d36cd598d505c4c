CREATE TABLE "news_published" (
	"news_id" integer PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"approved_at" timestamp with time zone,
	"approved_by" integer,
	"title" text NOT NULL,
	"meta_title" text NOT NULL,
	"markdown" text NOT NULL,
	"meta_description" text NOT NULL,
	"category_id" integer NOT NULL,
	"country_id" integer NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"html" text NOT NULL,
	"tags" text[] NOT NULL,
	"reference_links" jsonb NOT NULL,
	"video_url" text NOT NULL,
	"tiktok_url" text NOT NULL,
	"cover_image_url" text,
	"square_image_url" text
);
--> statement-breakpoint
CREATE TABLE "news_views" (
	"news_id" integer NOT NULL,
	"day" date NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "news_views_pkey" PRIMARY KEY("news_id","day")
);
--> statement-breakpoint
DROP INDEX "news_for_a_day_idx";--> statement-breakpoint
DROP INDEX "news_permanent_idx";--> statement-breakpoint
DROP INDEX "news_category_idx";--> statement-breakpoint
DROP INDEX "news_country_idx";--> statement-breakpoint
DROP INDEX "news_waiting_idx";--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "published_version" integer;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "shown_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "waiting_since" timestamp with time zone;--> statement-breakpoint
-- The rows are filled afterwards, in batches from this id on, before any server uses them (db/fill-published-copies.ts).
INSERT INTO "settings" ("key", "value") VALUES ('published_copies_after', '0');--> statement-breakpoint
ALTER TABLE "news_published" ADD CONSTRAINT "news_published_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_published" ADD CONSTRAINT "news_published_approved_by_users_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_views" ADD CONSTRAINT "news_views_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "news_views_day_idx" ON "news_views" USING btree ("day");--> statement-breakpoint
CREATE INDEX "news_waiting_idx" ON "news" USING btree ("group_id","waiting_since","id") WHERE "news"."waiting_since" IS NOT NULL;