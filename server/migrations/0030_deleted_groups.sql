CREATE TABLE "deleted_group_members" (
	"group_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"level" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"news_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "deleted_group_members_pkey" PRIMARY KEY("group_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_group_id_journalist_groups_id_fk";
--> statement-breakpoint
DROP INDEX "journalist_groups_name_key";--> statement-breakpoint
ALTER TABLE "journalist_groups" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "journalist_groups" ADD COLUMN "deleted_by" integer;--> statement-breakpoint
ALTER TABLE "deleted_group_members" ADD CONSTRAINT "deleted_group_members_group_id_journalist_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."journalist_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deleted_group_members" ADD CONSTRAINT "deleted_group_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journalist_groups" ADD CONSTRAINT "journalist_groups_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_group_id_journalist_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."journalist_groups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "journalist_groups_deleted_idx" ON "journalist_groups" USING btree ("deleted_at") WHERE "journalist_groups"."deleted_at" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "journalist_groups_name_key" ON "journalist_groups" USING btree ("name_key") WHERE "journalist_groups"."deleted_at" IS NULL;