import { changedAt, type Entry, type Feed, idOf } from './feed';

const itemOf = (home: string) => (entry: Entry) => ({
  id: idOf(home, entry),
  url: entry.url,
  title: entry.title,
  content_text: entry.summary,
  ...(entry.coverImageUrl !== null && { image: entry.coverImageUrl }),
  date_published: entry.publishedAt,
  date_modified: changedAt(entry),
  authors: [{ name: entry.author.name }],
  tags: [...(entry.category ? [entry.category.name] : []), ...entry.tags],
});

/** The feed as JSON Feed 1.1. */
export const jsonFeedOf = ({ title, home, self, entries }: Feed): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: home,
    feed_url: self,
    items: entries.map(itemOf(home)),
  });
