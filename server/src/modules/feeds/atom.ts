import { creditText, pageLanguage } from '@contract';

import { markup } from '../site/markup';

import { changedAt, type Entry, type Feed, idOf } from './feed';
import { documentOf, plain } from './xml';

/** The type of a picture by its address: what the server stores is WebP, its placeholders are SVG. */
const typeOf = (address: string): string => (address.endsWith('.svg') ? 'image/svg+xml' : 'image/webp');

const entryOf = (home: string) => (entry: Entry) => markup`<entry>
<id>${idOf(home, entry)}</id>
<title>${plain(entry.title)}</title>
<link rel="alternate" href="${entry.url}"/>
<published>${entry.publishedAt}</published>
<updated>${changedAt(entry)}</updated>
<author><name>${plain(entry.author.name)}</name></author>
${entry.category && markup`<category term="${plain(entry.category.name)}"/>`}${entry.tags.map((tag) => markup`<category term="${plain(tag)}"/>`)}
${entry.coverImageUrl === null ? null : markup`<link rel="enclosure" type="${typeOf(entry.coverImageUrl)}" href="${entry.coverImageUrl}"${entry.coverCredit === '' ? null : markup` title="${plain(creditText(entry.coverCredit, pageLanguage(entry.title)))}"`}/>`}
<summary>${plain(entry.summary)}</summary>
</entry>
`;

/** The feed as Atom (RFC 4287). */
export const atomOf = ({ title, home, self, entries }: Feed): string => {
  const updated = entries.map(changedAt).sort().at(-1) ?? new Date(0).toISOString();
  return documentOf(markup`<feed xmlns="http://www.w3.org/2005/Atom">
<id>${self}</id>
<title>${plain(title)}</title>
<updated>${updated}</updated>
<link rel="self" href="${self}"/>
<link rel="alternate" href="${home}"/>
${entries.map(entryOf(home))}</feed>`);
};
