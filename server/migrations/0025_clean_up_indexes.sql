DROP INDEX "news_versions_saved_idx";--> statement-breakpoint
ALTER TABLE "news_versions" ADD COLUMN "is_replaced" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "news_versions" SET "is_replaced" = true
FROM (SELECT "news_id", max("number") AS "number" FROM "news_versions" GROUP BY 1) AS "newest"
WHERE "news_versions"."news_id" = "newest"."news_id" AND "news_versions"."number" < "newest"."number";--> statement-breakpoint
CREATE INDEX "news_deleted_at_idx" ON "news" USING btree ("deleted_at","id") WHERE "news"."deleted_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "news_versions_removable_idx" ON "news_versions" USING btree ("saved_at") WHERE "news_versions"."is_replaced" AND "news_versions"."approval" IS NULL;
