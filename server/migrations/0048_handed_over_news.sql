-- An item that is handed over counts for its new author.
DROP TRIGGER "news_moved" ON "news";
--> statement-breakpoint
CREATE TRIGGER "news_moved" AFTER UPDATE OF "group_id", "author_id" ON "news"
FOR EACH ROW WHEN (OLD.group_id IS DISTINCT FROM NEW.group_id OR OLD.author_id <> NEW.author_id)
EXECUTE FUNCTION "count_moved_news"();
