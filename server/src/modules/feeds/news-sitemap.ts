import { pageLanguage } from '@contract';

import { markup } from '../site/markup';

import { changedAt, type Entry, type Feed } from './feed';
import { documentOf, plain } from './xml';

const urlOf = (publication: string) => (entry: Entry) => markup`<url>
<loc>${entry.url}</loc>
<lastmod>${changedAt(entry)}</lastmod>
<news:news>
<news:publication><news:name>${plain(publication)}</news:name><news:language>${pageLanguage(entry.title)}</news:language></news:publication>
<news:publication_date>${entry.publishedAt}</news:publication_date>
<news:title>${plain(entry.title)}</news:title>
</news:news>
</url>
`;

/** The news of the last two days for search engines. */
export const newsSitemapOf = ({ title, entries }: Feed): string =>
  documentOf(markup`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:news="http://www.google.com/schemas/sitemap-news/0.9">
${entries.map(urlOf(title))}</urlset>`);
