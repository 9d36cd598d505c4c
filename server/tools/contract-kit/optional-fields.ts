import { isRecord, type Json } from '../../src/openapi/check-schema';

/** The fields that the console can do without, wherever they stand: a backend may leave them out or send null. */
const OPTIONAL = new Set([
  ...['message', 'errors', 'firstPage', 'lastPage', 'currentPage', 'createdAt', 'groupId'],
  ...['displayName', 'bio', 'avatarUrl', 'me', 'members', 'levelClassMsg'],
  ...['totalCategory', 'totalMembers', 'totalNews', 'totalNewsInThisWeek', 'totalViews'],
  ...[
    'metaTitle',
    'markdown',
    'metaDescription',
    'publishedAt',
    'tags',
    'references',
    'videoUrl',
    'tiktokUrl',
  ],
  ...['coverImageUrl', 'squareImageUrl', 'fullUrl', 'shortUrl'],
  ...['statusText', 'approvalText', 'isApprovedLifeTime', 'isApprovedPermanent'],
]);

export const isOptional = (name: string): boolean => OPTIONAL.has(name);

/** Writes whose answer the console needs; of the others it reads that they succeeded and asks for what they changed. */
const ANSWERED_WRITES = /(?:sign-in|upload)$/;

/** Whether an answer may come without data: that of a write, or that of a list, which is then empty. */
export const mayBeWithoutData = (call: string, dataSchema: unknown): boolean =>
  (!call.startsWith('GET ') && !ANSWERED_WRITES.test(call)) ||
  (isRecord(dataSchema) && dataSchema['type'] === 'array');

const recordAt = (holder: Json, name: string): Json => {
  const value = holder[name];
  return isRecord(value) ? value : {};
};

/** A document in which whether a person is a journalist may also be answered with a bare boolean, and without the id. */
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
