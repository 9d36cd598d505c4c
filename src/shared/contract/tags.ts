import type { Id } from './entities';

/**
 * The tags of the console's cache. `docs/caching.md` lists which query provides and which write invalidates
 * each. The server sends the same tags for a write, so that other open consoles refetch.
 */
export const TAG_TYPES = [
  'User',
  'Group',
  'GroupStatistics',
  'News',
  'Category',
  'Country',
  'Session',
  'Audit',
  'Webhook',
  'ApiToken',
  'Draft',
  'Notification',
  'Comment',
  'Presence',
  'View',
  'Media',
  'Template',
] as const;
export type TagType = (typeof TAG_TYPES)[number];

/** Without an id: everything of the type. */
export type CacheTag = { type: TagType; id?: string | number };

/** One message of the stream of changes (`GET /api/events`): what changed, never its content. */
export type ChangeEvent = { tags: CacheTag[] };

const scoped = (name: string, scope?: Id) => (scope === undefined ? name : `${name}:${scope}`);

/** One item. */
export const idTag = (type: TagType, id: Id): CacheTag => ({ type, id });

/** A whole collection, or the collection of one group. */
export const listTag = (type: TagType, scope?: Id): CacheTag => ({ type, id: scoped('LIST', scope) });

/** Any page of a collection or of a group's collection: a write can move a row from page 2 to page 3. */
export const partialTag = (type: TagType, scope?: Id): CacheTag => ({ type, id: scoped('PARTIAL', scope) });

/** The group that a tag names, as text; undefined if it names none. */
export const groupNamedBy = ({ type, id }: CacheTag): string | undefined => {
  if (id === undefined) return undefined;
  const scope = /^(?:LIST|PARTIAL):(.+)$/.exec(String(id))?.[1];
  if (scope !== undefined) return scope;
  return (type === 'Group' && id !== 'LIST') || type === 'GroupStatistics' ? String(id) : undefined;
};

/** Every tag, for when it is unknown what changed. */
export const EVERY_TAG: readonly CacheTag[] = TAG_TYPES.map((type) => ({ type }));
