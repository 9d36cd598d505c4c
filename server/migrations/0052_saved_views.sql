CREATE TABLE "saved_views" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"group_id" integer,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"query" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_group_id_journalist_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."journalist_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_user_key" ON "saved_views" USING btree ("user_id","name_key") WHERE "saved_views"."group_id" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_group_key" ON "saved_views" USING btree ("group_id","name_key") WHERE "saved_views"."group_id" IS NOT NULL;