import { LOWEST_LEVEL, type Id } from '@contract';

import { auditObject } from '../audit/record';

import { mediaIdOf, type MediaRow } from './pictures';

/** The calls of the library of a group. */
export const BASE = '/api/news/journalist/:groupId/media';
/** Whoever may read the group's news sees its pictures, and describes them. */
export const CONFIG = { access: { level: LOWEST_LEVEL.read }, extension: 'media', tag: 'News' } as const;

/** A picture as an object of the audit log. */
export const pictureOf = (groupId: Id, { key, title, alt }: MediaRow) => ({
  object: auditObject('media', { id: mediaIdOf(key), name: title || alt || mediaIdOf(key) }),
  groupId,
});
