-- The pieces of Thai are written with a byte a letter. Until a running server has written a row again
-- (modules/news-search/fill-search.ts), it is found by its title and by words of one or two letters.
INSERT INTO "news_search_due" SELECT "news_id" FROM "news_search" ON CONFLICT DO NOTHING;
