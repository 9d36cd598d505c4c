ALTER TABLE "group_members" ADD COLUMN "news_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "users_administrators_idx" ON "users" USING btree ("id") WHERE ("users"."permission" & 4) <> 0;
--> statement-breakpoint
UPDATE "group_members" SET "news_count" = "written"."total"
FROM (SELECT "group_id", "author_id", count(*) AS "total" FROM "news" GROUP BY 1, 2) AS "written"
WHERE "group_members"."group_id" = "written"."group_id" AND "group_members"."user_id" = "written"."author_id";
--> statement-breakpoint
-- Both triggers call their table of changed rows by one name. In order of members, so that writers do not deadlock.
CREATE FUNCTION "count_news_of_members"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  step integer := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
  written record;
BEGIN
  FOR written IN SELECT group_id, author_id, count(*) AS total FROM changed GROUP BY 1, 2 ORDER BY 1, 2 LOOP
    UPDATE group_members SET news_count = news_count + step * written.total
    WHERE group_id = written.group_id AND user_id = written.author_id;
  END LOOP;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "news_added" AFTER INSERT ON "news" REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION "count_news_of_members"();
--> statement-breakpoint
CREATE TRIGGER "news_removed" AFTER DELETE ON "news" REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION "count_news_of_members"();
