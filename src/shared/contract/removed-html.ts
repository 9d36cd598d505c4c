/** What a backend took out of an article's html when it stored it (extension `removed-html`). */
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

/** `name`: the host of a frame, picture or address, else the name of the element, attribute, class or style property. */
export type RemovedPart = { kind: RemovedKind; name: string; count: number };

/**
 * Stands before every id and name in a stored article, and in the links that lead to them: without it an article could
 * name an element as the page around it names its own (DOM clobbering).
 */
export const ANCHOR_PREFIX = 'n-';
