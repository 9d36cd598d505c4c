CREATE TABLE "news_sources" (
	"group_id" integer NOT NULL,
	"source" text NOT NULL,
	"news_id" integer NOT NULL,
	"old_path" text,
	CONSTRAINT "news_sources_pkey" PRIMARY KEY("group_id","source")
);
--> statement-breakpoint
ALTER TABLE "news_sources" ADD CONSTRAINT "news_sources_group_id_journalist_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."journalist_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_sources" ADD CONSTRAINT "news_sources_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "news_sources_news_idx" ON "news_sources" USING btree ("news_id");--> statement-breakpoint
CREATE INDEX "news_sources_path_idx" ON "news_sources" USING btree ("old_path") WHERE "news_sources"."old_path" IS NOT NULL;