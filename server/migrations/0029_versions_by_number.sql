CREATE TABLE "former_country_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"country_id" integer NOT NULL
);
--> statement-breakpoint
-- A code that the audit log knows may be in an old content; the last country that had it counts, and before all the one that has it now.
INSERT INTO "former_country_codes" ("code", "country_id")
SELECT DISTINCT ON (code) code, country_id FROM (
	SELECT code, id AS country_id, 2 AS rank, 0 AS line FROM "countries"
	UNION ALL
	SELECT v.code, object_id::integer, 1, id FROM "audit_log", LATERAL (VALUES ("after"->>'code'), ("before"->>'code')) AS v (code)
	WHERE object_kind = 'country' AND object_id ~ '^[0-9]{1,9}$' AND v.code IS NOT NULL
) AS known
ORDER BY code, rank DESC, line DESC;--> statement-breakpoint
ALTER TABLE "news_versions" ADD COLUMN "packed" "bytea";--> statement-breakpoint
UPDATE "news_versions" v SET packed = c.packed FROM "news_contents" c WHERE c.news_id = v.news_id AND c.hash = v.hash;--> statement-breakpoint
-- A changed country code had separated a version from its content: they belong together where the item has one of each.
UPDATE "news_versions" v SET packed = lost.packed FROM (
	SELECT c.news_id, (array_agg(c.packed))[1] AS packed FROM "news_contents" c
	WHERE NOT EXISTS (SELECT FROM "news_versions" n WHERE n.news_id = c.news_id AND n.hash = c.hash)
	GROUP BY c.news_id HAVING count(*) = 1
) AS lost
WHERE v.news_id = lost.news_id AND v.packed IS NULL AND v.number < (SELECT max(number) FROM "news_versions" n WHERE n.news_id = v.news_id)
	AND 1 = (SELECT count(*) FROM "news_versions" n WHERE n.news_id = v.news_id AND n.packed IS NULL
		AND n.number < (SELECT max(number) FROM "news_versions" m WHERE m.news_id = v.news_id));--> statement-breakpoint
DROP TABLE "news_contents" CASCADE;--> statement-breakpoint
ALTER TABLE "news_versions" DROP COLUMN "hash";--> statement-breakpoint
-- News that is older than its versions gets its first one.
INSERT INTO "news_versions" ("news_id", "number", "reason", "size")
SELECT id, 1, 'found', length(title) + length(markdown) + length(regexp_replace(html, '<[^>]*>', '', 'g')) FROM "news" n
WHERE NOT EXISTS (SELECT FROM "news_versions" v WHERE v.news_id = n.id);--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "writers" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "country_id" integer;--> statement-breakpoint
ALTER TABLE "news" DROP CONSTRAINT "news_country_code_countries_code_fk";--> statement-breakpoint
DROP INDEX "news_country_idx";--> statement-breakpoint
UPDATE "news" n SET
	country_id = (SELECT id FROM "countries" c WHERE c.code = n.country_code),
	version = newest.number,
	writers = ARRAY(
		SELECT saved_by FROM "news_versions" v WHERE v.news_id = n.id AND v.saved_by IS NOT NULL AND v.number > newest.approved
		UNION SELECT n.author_id WHERE newest.approved = 0
	)
FROM (
	SELECT s.news_id, s.number, coalesce(max(v.number) FILTER (WHERE v.approval IS NOT NULL AND v.number < s.number), 0) AS approved
	FROM (SELECT news_id, max(number) AS number FROM "news_versions" GROUP BY news_id) AS s JOIN "news_versions" v USING (news_id)
	GROUP BY s.news_id, s.number
) AS newest
WHERE newest.news_id = n.id;--> statement-breakpoint
ALTER TABLE "news" ALTER COLUMN "country_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "news" DROP COLUMN "country_code";--> statement-breakpoint
ALTER TABLE "news" ADD CONSTRAINT "news_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "news_country_idx" ON "news" USING btree ("country_id");
