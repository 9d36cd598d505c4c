CREATE TABLE "news_images" (
	"news_id" integer NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "news_images_news_id_key_pk" PRIMARY KEY("news_id","key")
);
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "unused_since" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "news_images" ADD CONSTRAINT "news_images_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_images" ADD CONSTRAINT "news_images_key_files_key_fk" FOREIGN KEY ("key") REFERENCES "public"."files"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "news_images_key_idx" ON "news_images" USING btree ("key");--> statement-breakpoint
CREATE INDEX "files_uploader_idx" ON "files" USING btree ("uploaded_by","created_at");--> statement-breakpoint
CREATE INDEX "files_unused_idx" ON "files" USING btree ("unused_since") WHERE "files"."unused_since" IS NOT NULL;--> statement-breakpoint
INSERT INTO "news_images" ("news_id", "key")
SELECT DISTINCT "shown"."id", "files"."key"
FROM (
  SELECT "id", (regexp_matches(
    concat_ws(' ', "cover_image_url", "square_image_url", "html", "markdown"),
    '[0-9a-f]{2}/[0-9a-f]{8}-[0-9a-f-]{27}\.webp', 'g'
  ))[1] AS "key"
  FROM "news"
) AS "shown"
JOIN "files" ON "files"."key" = "shown"."key";--> statement-breakpoint
UPDATE "files" SET "unused_since" = NULL
WHERE EXISTS (SELECT 1 FROM "news_images" WHERE "news_images"."key" = "files"."key");
