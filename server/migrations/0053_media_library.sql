ALTER TABLE "files" ADD COLUMN "words" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "is_kept" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "files_library_idx" ON "files" USING btree ("group_id","created_at","key") WHERE "files"."group_id" IS NOT NULL AND "files"."cut_from" IS NULL AND "files"."deleted_at" IS NULL;--> statement-breakpoint
CREATE INDEX "files_deleted_idx" ON "files" USING btree ("group_id","deleted_at","key") WHERE "files"."deleted_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "files_cut_from_idx" ON "files" USING btree ("cut_from") WHERE "files"."cut_from" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "files_upload_hash_idx" ON "files" USING btree ("upload_hash") WHERE "files"."upload_hash" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "files_stored_hash_idx" ON "files" USING btree ("stored_hash") WHERE "files"."stored_hash" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "files_words_idx" ON "files" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "files_tags_idx" ON "files" USING gin ("tags") WITH (fastupdate=false) WHERE "files"."tags" <> '{}';--> statement-breakpoint
UPDATE "files" SET "purpose" = 'avatar' FROM "users" WHERE "users"."avatar_url" = '/files/' || "files"."key";--> statement-breakpoint
-- Of the covers of earlier versions, whose contents are compressed, only those of the published copies are known.
UPDATE "files" SET "purpose" = "shown"."purpose", "cut_from" = "shown"."cut_from"
FROM (
  SELECT DISTINCT ON ("key") "key", "purpose",
    CASE WHEN "purpose" <> 'original' THEN (SELECT "f"."key" FROM "files" "f" WHERE "f"."key" = "original") END AS "cut_from"
  FROM (
    SELECT substr("cover_original_url", 8) AS "key", 'original' AS "purpose", 1 AS "rank", NULL AS "original" FROM "news"
    UNION ALL
    SELECT substr("cover_image_url", 8), 'cover', 2, substr("cover_original_url", 8) FROM "news"
    UNION ALL
    SELECT substr("square_image_url", 8), 'square', 3, substr("cover_original_url", 8) FROM "news"
    UNION ALL
    SELECT substr("cover_image_url", 8), 'cover', 4, NULL FROM "news_published"
    UNION ALL
    SELECT substr("square_image_url", 8), 'square', 5, NULL FROM "news_published"
  ) AS "each"
  WHERE "key" IS NOT NULL
  ORDER BY "key", "rank", "original" NULLS LAST
) AS "shown"
WHERE "files"."key" = "shown"."key" AND "files"."purpose" IS NULL;
