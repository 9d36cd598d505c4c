/** What a backend removed from the html of an article when it stored it (extension `removed-html`). */
export const REMOVED_KINDS = [
  'frame',
  'picture',
  'element',
  'attribute',
  'style',
  'class',
  'address',
] as const;
export type RemovedKind = (typeof REMOVED_KINDS)[number];

/**
 * `name`: the host of a frame, picture or address, otherwise the name of the element, attribute, class or
 * style property.
 */
export type RemovedPart = { kind: RemovedKind; name: string; count: number };

/**
 * The prefix of every id and name in a stored article, and of the links to them. Without it, an element of
 * an article could take a name that the page itself uses (DOM clobbering).
 */
export const ANCHOR_PREFIX = 'n-';
