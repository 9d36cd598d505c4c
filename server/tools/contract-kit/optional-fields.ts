import { isRecord } from '@contract';

import type { Json } from '../../src/openapi/check-schema';

/** The fields that the console can do without, in any object: a backend may omit them or send null. */
const OPTIONAL = new Set([
  'message',
  'errors',
  'firstPage',
  'lastPage',
  'currentPage',
  'createdAt',
  'groupId',
  'displayName',
  'bio',
  'avatarUrl',
  'me',
  'members',
  'levelClassMsg',
  'totalCategory',
  'totalMembers',
  'totalNews',
  'totalNewsInThisWeek',
  'totalViews',
  'metaTitle',
  'markdown',
  'metaDescription',
  'publishedAt',
  'tags',
  'references',
  'videoUrl',
  'tiktokUrl',
  'coverImageUrl',
  'squareImageUrl',
  'fullUrl',
  'shortUrl',
  'statusText',
  'approvalText',
  'isApprovedLifeTime',
  'isApprovedPermanent',
]);

export const isOptional = (name: string): boolean => OPTIONAL.has(name);

/** Writes whose response data the console needs; for the others it only checks success and refetches what they changed. */
const ANSWERED_WRITES = /(?:sign-in|upload)$/;

/** Whether a response may have no data: that of a write, or that of a list, which is then empty. */
export const mayBeWithoutData = (call: string, dataSchema: unknown): boolean =>
  (!call.startsWith('GET ') && !ANSWERED_WRITES.test(call)) ||
  (isRecord(dataSchema) && dataSchema['type'] === 'array');

const recordAt = (holder: Json, name: string): Json => {
  const value = holder[name];
  return isRecord(value) ? value : {};
};

/** The document in which the journalist check may also return a bare boolean, without the id. */
export const withBareCheck = (document: Json): Json => {
  const components = recordAt(document, 'components');
  const schemas = recordAt(components, 'schemas');
  const asked = {
    ...recordAt(schemas, 'JournalistCheck'),
    type: ['object', 'boolean'],
    required: ['isJournalist'],
  };
  return { ...document, components: { ...components, schemas: { ...schemas, JournalistCheck: asked } } };
};
