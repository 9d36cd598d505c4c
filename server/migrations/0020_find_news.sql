CREATE INDEX "news_group_author_idx" ON "news" USING btree ("group_id","author_id","created_at","id");--> statement-breakpoint
CREATE INDEX "news_group_category_idx" ON "news" USING btree ("group_id","category_id","created_at","id");--> statement-breakpoint
CREATE INDEX "news_sent_back_idx" ON "news" USING btree ("group_id","created_at","id") WHERE "news"."returned_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "news_for_a_day_idx" ON "news" USING btree ("group_id","created_at","id") WHERE "news"."approved_until" IS NOT NULL AND NOT "news"."approved_permanently" AND "news"."returned_at" IS NULL;--> statement-breakpoint
CREATE INDEX "news_permanent_idx" ON "news" USING btree ("group_id","created_at","id") WHERE "news"."approved_permanently" AND "news"."returned_at" IS NULL;