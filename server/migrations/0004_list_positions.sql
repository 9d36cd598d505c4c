CREATE TABLE "user_blocks" (
	"block" integer PRIMARY KEY NOT NULL,
	"row_count" integer NOT NULL
);
--> statement-breakpoint
INSERT INTO "user_blocks" SELECT "id" / 1000, count(*) FROM "users" GROUP BY 1;
--> statement-breakpoint
-- Both triggers call their table of changed rows by one name. In order of blocks, so that writers do not deadlock.
CREATE FUNCTION "count_users_in_blocks"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  step integer := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  INSERT INTO user_blocks AS kept (block, row_count)
  SELECT id / 1000, step * count(*) FROM changed GROUP BY 1 ORDER BY 1
  ON CONFLICT (block) DO UPDATE SET row_count = kept.row_count + excluded.row_count;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "users_added" AFTER INSERT ON "users" REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION "count_users_in_blocks"();
--> statement-breakpoint
CREATE TRIGGER "users_removed" AFTER DELETE ON "users" REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION "count_users_in_blocks"();
--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "position" integer;
--> statement-breakpoint
UPDATE "news" SET "position" = numbered.place
FROM (SELECT "id", row_number() OVER (PARTITION BY "group_id" ORDER BY "created_at", "id") AS place FROM "news") AS numbered
WHERE "news"."id" = numbered."id";
--> statement-breakpoint
ALTER TABLE "news" ALTER COLUMN "position" SET NOT NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX "news_group_position_key" ON "news" USING btree ("group_id","position");
