-- The indexes of the search before 0034, which replaces it. Every row that is updated from here on would be written into them: with
-- 100,000 people the keys below took two minutes.
DROP INDEX IF EXISTS "users_letters_idx";--> statement-breakpoint
DROP INDEX IF EXISTS "users_search_idx";--> statement-breakpoint
DROP INDEX IF EXISTS "news_letters_idx";--> statement-breakpoint
DROP INDEX IF EXISTS "news_title_idx";--> statement-breakpoint
-- The key of a name (src/shared/contract/fold.ts). SQL can fold plain ASCII only. Every other row gets a placeholder, a line
-- break and the name in lower case, until the server folds it at its start (db/fold-stored-names.ts).
ALTER TABLE "countries" ADD COLUMN "name_key" text;--> statement-breakpoint
ALTER TABLE "news_categories" ADD COLUMN "name_key" text;--> statement-breakpoint
ALTER TABLE "journalist_groups" ADD COLUMN "name_key" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_key" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "username_key" text;--> statement-breakpoint
-- Names of countries were not unique.
UPDATE "countries" SET "name_key" = E'\n' || "id";--> statement-breakpoint
UPDATE "news_categories" SET "name_key" = CASE WHEN "name" COLLATE "C" ~ '^[!-~]+( [!-~]+)*$' THEN '' ELSE E'\n' END || lower("name" COLLATE "C");--> statement-breakpoint
UPDATE "journalist_groups" SET "name_key" = CASE WHEN "name" COLLATE "C" ~ '^[!-~]+( [!-~]+)*$' THEN '' ELSE E'\n' END || lower("name" COLLATE "C");--> statement-breakpoint
UPDATE "users" SET
  "email_key" = CASE WHEN "email" COLLATE "C" ~ '^[!-~]+( [!-~]+)*$' THEN '' ELSE E'\n' END || lower("email" COLLATE "C"),
  "username_key" = CASE WHEN "username" COLLATE "C" ~ '^[!-~]+( [!-~]+)*$' THEN '' ELSE E'\n' END || lower("username" COLLATE "C");--> statement-breakpoint
DROP INDEX "news_categories_name_key";--> statement-breakpoint
DROP INDEX "journalist_groups_name_key";--> statement-breakpoint
DROP INDEX "users_email_key";--> statement-breakpoint
DROP INDEX "users_username_key";--> statement-breakpoint
-- A row that is written without a key gets a placeholder too.
ALTER TABLE "countries" ALTER COLUMN "name_key" SET NOT NULL, ALTER COLUMN "name_key" SET DEFAULT E'\n' || gen_random_uuid();--> statement-breakpoint
ALTER TABLE "news_categories" ALTER COLUMN "name_key" SET NOT NULL, ALTER COLUMN "name_key" SET DEFAULT E'\n' || gen_random_uuid();--> statement-breakpoint
ALTER TABLE "journalist_groups" ALTER COLUMN "name_key" SET NOT NULL, ALTER COLUMN "name_key" SET DEFAULT E'\n' || gen_random_uuid();--> statement-breakpoint
ALTER TABLE "users"
  ALTER COLUMN "email_key" SET NOT NULL, ALTER COLUMN "email_key" SET DEFAULT E'\n' || gen_random_uuid(),
  ALTER COLUMN "username_key" SET NOT NULL, ALTER COLUMN "username_key" SET DEFAULT E'\n' || gen_random_uuid();--> statement-breakpoint
CREATE UNIQUE INDEX "countries_name_key" ON "countries" USING btree ("name_key");--> statement-breakpoint
CREATE UNIQUE INDEX "news_categories_name_key" ON "news_categories" USING btree ("name_key");--> statement-breakpoint
CREATE UNIQUE INDEX "journalist_groups_name_key" ON "journalist_groups" USING btree ("name_key");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree ("email_key");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_key" ON "users" USING btree ("username_key");
