import type { Config } from 'dompurify';

import { COMMON_CONFIG, createPurifier } from './purifier';

const CONFIG: Config = { ...COMMON_CONFIG, USE_PROFILES: { html: true, svg: true, mathMl: true } };

const purifier = createPurifier((src) => /^(?:https?:)?\/\//i.test(src));

/**
 * Removes active content from html that a person wrote or edited. Unlike `sanitizeHtml`, it keeps frames of
 * any site and ids and names: the server decides whether to store them, and reports what it removes.
 */
export const cleanSource = (source: string): { html: string; removed: string[] } => {
  if (/^<!--(?!\[if)(?:(?!-->)[^])*-->$/.test(source)) return { html: source, removed: [] };
  const html = purifier.sanitize(source, CONFIG);
  const removed = purifier.removed.map((entry) =>
    'element' in entry ? `<${entry.element.nodeName.toLowerCase()}>` : (entry.attribute?.name ?? ''),
  );
  // If both have the same DOM, keep the original bytes. Parse as a fragment: in a document, a script moves
  // into the head.
  const template = document.createElement('template');
  template.innerHTML = source;
  if (template.innerHTML === html) return { html: source, removed: [] };
  return { html, removed: [...new Set(removed)].filter((name) => name !== '' && name !== '<body>') };
};
