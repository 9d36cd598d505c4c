import type { Id } from './entities';

/**
 * What the console's cache knows by name; `docs/caching.md` tells which query shows and which write changes each.
 * The server names what a write changed by the same tags, so that other open consoles ask again.
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
] as const;
export type TagType = (typeof TAG_TYPES)[number];

/** Without an id: everything of the type. */
export type CacheTag = { type: TagType; id?: string | number };

/** One message of the stream of changes (`GET /api/events`): what was changed, never its content. */
export type ChangeEvent = { tags: CacheTag[] };

const scoped = (name: string, scope?: Id) => (scope === undefined ? name : `${name}:${scope}`);

/** One item. */
export const idTag = (type: TagType, id: Id): CacheTag => ({ type, id });

/** A whole collection, or that of one group. */
export const listTag = (type: TagType, scope?: Id): CacheTag => ({ type, id: scoped('LIST', scope) });

/** Any page of a collection, or of that of one group: what was on page 2 may be on page 3 after a write. */
export const partialTag = (type: TagType, scope?: Id): CacheTag => ({ type, id: scoped('PARTIAL', scope) });

/** The group that a tag names, as text; undefined where it names none. */
export const groupNamedBy = ({ type, id }: CacheTag): string | undefined => {
  if (id === undefined) return undefined;
  const scope = /^(?:LIST|PARTIAL):(.+)$/.exec(String(id))?.[1];
  if (scope !== undefined) return scope;
  return (type === 'Group' && id !== 'LIST') || type === 'GroupStatistics' ? String(id) : undefined;
};

/** Everything that any screen shows: where nobody knows what was changed. */
export const EVERY_TAG: readonly CacheTag[] = TAG_TYPES.map((type) => ({ type }));
