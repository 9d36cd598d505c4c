CREATE TABLE "tag_uses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tag_uses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"group_id" integer NOT NULL,
	"tag" text NOT NULL,
	"tag_key" text NOT NULL,
	"uses" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tag_uses" ADD CONSTRAINT "tag_uses_group_id_journalist_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."journalist_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tag_uses_tag_idx" ON "tag_uses" USING btree ("group_id","tag");--> statement-breakpoint
CREATE INDEX "tag_uses_key_idx" ON "tag_uses" USING btree ("group_id","tag_key" text_pattern_ops);--> statement-breakpoint
-- A placeholder as for names (migration names_folded), until the server folds it at its start. An index cannot hold longer tags.
INSERT INTO "tag_uses" ("group_id", "tag", "tag_key", "uses")
SELECT "group_id", "tag", E'\n' || lower("tag"), count(*) FROM "news", unnest("tags") AS "tag"
WHERE "group_id" IS NOT NULL AND "tag" <> '' AND octet_length("tag") <= 1000 GROUP BY "group_id", "tag";
