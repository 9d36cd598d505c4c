CREATE TABLE "news_contents" (
	"news_id" integer NOT NULL,
	"hash" text NOT NULL,
	"packed" "bytea" NOT NULL,
	CONSTRAINT "news_contents_pkey" PRIMARY KEY("news_id","hash")
);
--> statement-breakpoint
CREATE TABLE "news_versions" (
	"news_id" integer NOT NULL,
	"number" integer NOT NULL,
	"hash" text NOT NULL,
	"reason" text NOT NULL,
	"from_number" integer,
	"saved_at" timestamp with time zone,
	"saved_by" integer,
	"size" integer NOT NULL,
	"approval" text,
	"approved_at" timestamp with time zone,
	"approved_by" integer,
	CONSTRAINT "news_versions_pkey" PRIMARY KEY("news_id","number")
);
--> statement-breakpoint
ALTER TABLE "news_images" ADD COLUMN "first_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "news_images" ADD COLUMN "last_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "news_contents" ADD CONSTRAINT "news_contents_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_versions" ADD CONSTRAINT "news_versions_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_versions" ADD CONSTRAINT "news_versions_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_versions" ADD CONSTRAINT "news_versions_approved_by_users_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "news_versions_saved_idx" ON "news_versions" USING btree ("saved_at");