CREATE TABLE "news_comments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "news_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"news_id" integer NOT NULL,
	"thread_id" integer,
	"author_id" integer NOT NULL,
	"text" text NOT NULL,
	"anchor" jsonb,
	"is_return" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone,
	"resolved_by" integer
);
--> statement-breakpoint
ALTER TABLE "news_comments" ADD CONSTRAINT "news_comments_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_comments" ADD CONSTRAINT "news_comments_thread_id_news_comments_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."news_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_comments" ADD CONSTRAINT "news_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_comments" ADD CONSTRAINT "news_comments_resolved_by_users_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "news_comments_news_idx" ON "news_comments" USING btree ("news_id","id");--> statement-breakpoint
CREATE INDEX "news_comments_thread_idx" ON "news_comments" USING btree ("thread_id");--> statement-breakpoint
-- Why an item is returned right now is the first comment on it.
INSERT INTO "news_comments" ("news_id", "author_id", "text", "is_return", "created_at")
SELECT "id", "returned_by", "return_comment", true, "returned_at" FROM "news"
WHERE "returned_at" IS NOT NULL AND "returned_by" IS NOT NULL AND "return_comment" IS NOT NULL;
