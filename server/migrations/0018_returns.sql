DROP INDEX "news_waiting_idx";--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "returned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "returned_by" integer;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "return_comment" text;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_returned_by_users_id_fk" FOREIGN KEY ("returned_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "news_returned_idx" ON "news" USING btree ("author_id","returned_at","id") WHERE "news"."returned_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "news_waiting_idx" ON "news" USING btree ("group_id","created_at","id") WHERE "news"."approved_until" IS NULL AND NOT "news"."approved_permanently" AND "news"."returned_at" IS NULL;