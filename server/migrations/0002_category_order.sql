-- Checked at the end of each statement: one UPDATE that moves several rows passes, two rows on one place do not.
ALTER TABLE "news_categories" ADD CONSTRAINT "news_categories_sort_order_key" UNIQUE ("sort_order") DEFERRABLE INITIALLY IMMEDIATE;
