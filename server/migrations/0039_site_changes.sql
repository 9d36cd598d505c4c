ALTER TABLE "outbox_told" DROP CONSTRAINT "outbox_told_news_id_news_id_fk";
--> statement-breakpoint
ALTER TABLE "outbox_told" ADD COLUMN "change" integer;--> statement-breakpoint
CREATE INDEX "news_published_at_idx" ON "news_published" USING btree ("published_at");--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_told_change_idx" ON "outbox_told" USING btree ("change") WHERE "outbox_told"."change" IS NOT NULL;--> statement-breakpoint
-- Without a webhook these rows were not kept up to date.
DELETE FROM "outbox_told" WHERE NOT EXISTS (SELECT FROM "webhooks");--> statement-breakpoint
UPDATE "outbox_told" SET "change" = numbered.change
FROM (SELECT "news_id", row_number() OVER (ORDER BY "news_id") AS change FROM "outbox_told" WHERE "state" = 'shown') numbered
WHERE numbered.news_id = "outbox_told".news_id;--> statement-breakpoint
-- Due at once: a running server numbers them, in batches (modules/outbox/note-change.ts).
INSERT INTO "outbox_told" ("news_id", "state", "version", "changes_at")
SELECT "news_id", 'scheduled', 0, 'epoch' FROM "news_published" ON CONFLICT ("news_id") DO NOTHING;
