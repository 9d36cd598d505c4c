import { textOfArticle } from '../news-search/search-texts';

import { type ArchiveItem, BrokenArchive, EMPTY_ITEM, type ItemReading, type Reading } from './archive-item';
import { readShortcodes } from './shortcodes';
import { type Category, type Post, readParts } from './wxr-parts';

const STATUSES: Record<string, string> = {
  publish: 'published',
  future: 'published',
  draft: 'draft',
  pending: 'draft',
};

/** `2019-05-01 03:00:00` of UTC, as WordPress writes it; a draft has zeros. */
const toDate = (text = ''): string =>
  /^0{4}/.test(text) ? '' : text.trim().replace(/^(\S+) (\S+)$/, '$1T$2Z');

const BLOCK_MARKS = /<!--\s*\/?wp:[^>]*-->\n?/g;

/** WordPress stores paragraphs as blank lines, unless its block editor wrote them. */
export const withParagraphs = (source: string): string => {
  const html = source.replace(BLOCK_MARKS, '');
  if (/<p[\s>]/i.test(html)) return html;
  return html
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) =>
      /^<(?:h\d|[uo]l|table|blockquote|figure|div|pre|hr)\b/i.test(part) ? part : `<p>${part}</p>`,
    )
    .join('\n');
};

const namesOf = (categories: Category[], domain: string): string[] =>
  categories.filter((one) => one.domain === domain).map(({ name }) => textOfArticle(name).trim());

const toReading = (
  { texts, categories, meta }: Post,
  emails: ReadonlyMap<string, string>,
  covers: ReadonlyMap<string, string>,
): Pick<ItemReading, 'item' | 'changes'> => {
  const text = (name: string): string => texts.get(name) ?? '';
  const login = text('dc:creator').trim();
  const status = text('wp:status').trim();
  const { html, changes } = readShortcodes(text('content:encoded'));
  const item: ArchiveItem = {
    ...EMPTY_ITEM,
    sourceId: text('guid').trim() || text('wp:post_id').trim(),
    title: textOfArticle(text('title')),
    html: withParagraphs(html),
    summary: text('excerpt:encoded').trim(),
    authors: [login, emails.get(login) ?? ''].filter((name) => name !== ''),
    categories: namesOf(categories, 'category'),
    tags: namesOf(categories, 'post_tag'),
    createdAt: toDate(text('wp:post_date_gmt')),
    publishedAt: toDate(text('wp:post_date_gmt')),
    status: STATUSES[status] ?? status,
    address: text('link').trim(),
    cover: covers.get(meta.get('_thumbnail_id') ?? '') ?? '',
  };
  return { item, changes };
};

const isOfType = ({ texts }: Post, type: string): boolean => texts.get('wp:post_type')?.trim() === type;

/** The addresses of the pictures of an archive by their ids: posts name their cover by it, often before the picture. */
const readCovers = async (stream: AsyncIterable<Buffer>, file: string): Promise<Map<string, string>> => {
  const covers = new Map<string, string>();
  try {
    for await (const { posts } of readParts(stream, file)) {
      for (const post of posts.filter((one) => isOfType(one, 'attachment')))
        covers.set(
          post.texts.get('wp:post_id')?.trim() ?? '',
          post.texts.get('wp:attachment_url')?.trim() ?? '',
        );
    }
  } catch (error) {
    // The articles before that place are imported; their reading tells of it.
    if (!(error instanceof BrokenArchive)) throw error;
  }
  return covers;
};

/** The posts of an export of WordPress (WXR). `open` opens the file, which is read twice. */
export async function* readWxr(open: () => AsyncIterable<Buffer>, name: string): AsyncGenerator<Reading> {
  const covers = await readCovers(open(), name);
  for await (const { posts, emails } of readParts(open(), name)) {
    for (const post of posts.filter((one) => isOfType(one, 'post')))
      yield { place: `${name}, line ${post.line}`, ...toReading(post, emails, covers) };
  }
}
