import {
  REMOVED_KINDS,
  type JournalistNews,
  type NewsContent,
  type NewsItem,
  type NewsSummary,
  type PublishedContent,
  type PublishedCopy,
  type Reference,
  type RemovedPart,
  type SavedNews,
  type Tag,
  type TagSuggestion,
} from '@/shared/contract';
import { uniqueBy } from '@/shared/lib/unique-by';

import { readProfile, readStatus } from './entities';
import { readSnippet } from './snippet';
import { flag, isWire, list, numberOrNull, text, texts, textOrNull, type Wire } from './values';

/** Why an item was returned; omitted if the backend does not send it. */
const readReturn = (wire: Wire): Pick<NewsSummary, 'returned'> => {
  if (!('returned' in wire)) return {};
  const { returned } = wire;
  if (!isWire(returned)) return { returned: null };
  return {
    returned: { comment: text(returned['comment']), at: text(returned['at']), by: text(returned['by']) },
  };
};

/** What there is to know about a published copy. */
const readCopy = (copy: Wire): PublishedCopy => ({
  version: numberOrNull(copy['version']) ?? 1,
  publishedAt: textOrNull(copy['publishedAt']),
  until: textOrNull(copy['until']),
  by: text(copy['by']),
});

/** The published copy and what waits beside it; omitted if the backend does not send it. */
const readPublished = (wire: Wire): Pick<NewsSummary, 'published' | 'shownFrom' | 'waitingSince'> => {
  const { published } = wire;
  return {
    ...('published' in wire && { published: isWire(published) ? readCopy(published) : null }),
    ...('shownFrom' in wire && { shownFrom: textOrNull(wire['shownFrom']) }),
    ...(('published' in wire || 'waitingSince' in wire) && {
      waitingSince: textOrNull(wire['waitingSince']),
    }),
  };
};

/** A row of a group's news. */
export const readNewsSummary = (wire: Wire): NewsSummary => ({
  id: text(wire['id']),
  title: text(wire['title']),
  coverImageUrl: textOrNull(wire['coverImageUrl']),
  squareImageUrl: textOrNull(wire['squareImageUrl']),
  categoryId: text(wire['categoryId']),
  countryCode: text(wire['countryCode']),
  // Backends use either name.
  publishedAt: text(wire['publishedAt']) || text(wire['publishedDate']),
  createdAt: text(wire['createdAt']),
  status: readStatus(wire['status']),
  statusText: text(wire['statusText']),
  approvalText: text(wire['approvalText']),
  isApprovedLifeTime: flag(wire['isApprovedLifeTime']),
  isApprovedPermanent: flag(wire['isApprovedPermanent']),
  ...('approvedUntil' in wire && { approvedUntil: textOrNull(wire['approvedUntil']) }),
  ...readReturn(wire),
  ...readPublished(wire),
  ...('authorId' in wire && { authorId: text(wire['authorId']) }),
  ...('writers' in wire && { writers: texts(wire['writers']) }),
  ...readSnippet(wire),
});

const readTag = ({ name }: Wire): Tag | null => (text(name) === '' ? null : { name: text(name) });
const readReference = ({ label, link }: Wire): Reference => ({ label: text(label), link: text(link) });

/** A row of a person's news. */
export const readJournalistNews = (wire: Wire): JournalistNews => ({
  ...readNewsSummary(wire),
  groupId: text(wire['groupId']),
});

/** Who wrote an item; omitted if there is no name. */
const readAuthor = (author: unknown): Pick<NewsItem, 'author'> => {
  const profile = isWire(author) ? readProfile(author) : null;
  return profile?.displayName ? { author: profile } : {};
};

/** The editable content of an item. */
export const readContent = (wire: Wire): NewsContent => ({
  title: text(wire['title']),
  metaTitle: text(wire['metaTitle']),
  markdown: text(wire['markdown']),
  metaDescription: text(wire['metaDescription']),
  categoryId: text(wire['categoryId']),
  countryCode: text(wire['countryCode']),
  // Backends use either name.
  publishedAt: text(wire['publishedAt']) || text(wire['publishedDate']),
  html: text(wire['html']),
  tags: uniqueBy(list(wire['tags'], readTag), ({ name }) => name),
  references: list(wire['references'], readReference),
  videoUrl: text(wire['videoUrl']),
  tiktokUrl: text(wire['tiktokUrl']),
  coverImageUrl: textOrNull(wire['coverImageUrl']),
  squareImageUrl: textOrNull(wire['squareImageUrl']),
});

/** What readers see of an item. */
export const readPublishedContent = (wire: Wire): PublishedContent => ({
  ...readCopy(wire),
  content: readContent(isWire(wire['content']) ? wire['content'] : {}),
});

/** One item with its body. */
export const readNews = (wire: Wire): NewsItem => ({
  ...readNewsSummary(wire),
  ...readContent(wire),
  fullUrl: text(wire['fullUrl']),
  shortUrl: text(wire['shortUrl']),
  ...readAuthor(wire['author']),
  ...('coverOriginalUrl' in wire && { coverOriginalUrl: textOrNull(wire['coverOriginalUrl']) }),
});

const readRemovedPart = ({ kind, name, count }: Wire): RemovedPart | null => {
  const known = REMOVED_KINDS.find((one) => one === kind);
  return known ? { kind: known, name: text(name), count: numberOrNull(count) ?? 1 } : null;
};

/** The saved item, with what was removed from its html if the backend reports it (`removed-html`). */
export const readSavedNews = (wire: Wire): SavedNews => ({
  ...readNews(wire),
  removed: list(wire['removed'], readRemovedPart),
});

/** `transformResponse` of the tags that begin with a text. */
export const readTagSuggestions = (data: unknown): TagSuggestion[] =>
  list(data, (wire) => {
    const name = text(wire['name']);
    return name === '' ? null : { name, count: numberOrNull(wire['count']) ?? 0 };
  });
