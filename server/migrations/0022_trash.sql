CREATE TABLE "news_gaps" (
	"group_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "news_gaps_pkey" PRIMARY KEY("group_id","position")
);
--> statement-breakpoint
ALTER TABLE "news" ALTER COLUMN "group_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "journalist_groups" ADD COLUMN "last_position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "deleted_from" integer;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "deleted_by" integer;--> statement-breakpoint
ALTER TABLE "news_gaps" ADD CONSTRAINT "news_gaps_group_id_journalist_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."journalist_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_deleted_from_journalist_groups_id_fk" FOREIGN KEY ("deleted_from") REFERENCES "public"."journalist_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "news_deleted_idx" ON "news" USING btree ("deleted_from","deleted_at","id") WHERE "news"."deleted_from" IS NOT NULL;--> statement-breakpoint
UPDATE "journalist_groups" SET "last_position" = "total_news";
--> statement-breakpoint
-- An item that is deleted leaves its group, and one that is restored comes back to it: its writer's count follows.
CREATE FUNCTION "count_moved_news"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE group_members SET news_count = news_count - 1 WHERE group_id = OLD.group_id AND user_id = OLD.author_id;
  UPDATE group_members SET news_count = news_count + 1 WHERE group_id = NEW.group_id AND user_id = NEW.author_id;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "news_moved" AFTER UPDATE OF "group_id" ON "news"
FOR EACH ROW WHEN (OLD.group_id IS DISTINCT FROM NEW.group_id) EXECUTE FUNCTION "count_moved_news"();
