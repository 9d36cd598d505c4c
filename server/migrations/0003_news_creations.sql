CREATE TABLE "news_creations" (
	"user_id" integer NOT NULL,
	"group_id" integer NOT NULL,
	"key" text NOT NULL,
	"news_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "news_creations_pkey" PRIMARY KEY("user_id","group_id","key")
);
--> statement-breakpoint
ALTER TABLE "news_creations" ADD CONSTRAINT "news_creations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_creations" ADD CONSTRAINT "news_creations_group_id_journalist_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."journalist_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_creations" ADD CONSTRAINT "news_creations_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "news_creations_news_idx" ON "news_creations" USING btree ("news_id");--> statement-breakpoint
CREATE INDEX "news_creations_created_idx" ON "news_creations" USING btree ("created_at");