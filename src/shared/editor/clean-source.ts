import type { Config } from 'dompurify';

import { COMMON_CONFIG, createPurifier } from './purifier';

const CONFIG: Config = { ...COMMON_CONFIG, USE_PROFILES: { html: true, svg: true, mathMl: true } };

const purifier = createPurifier((src) => /^(?:https:)?\/\//i.test(src));

/**
 * Html that a person wrote, or that stands in a block they edited, as it may be sent: without what runs. Frames of any site
 * and names stay, other than in `sanitizeHtml`: whether they may be shown is the server's to decide, and to tell.
 */
export const cleanSource = (source: string): { html: string; removed: string[] } => {
  if (/^<!--(?!\[if)(?:(?!-->)[^])*-->$/.test(source)) return { html: source, removed: [] };
  const html = purifier.sanitize(source, CONFIG);
  const removed = purifier.removed.map((entry) =>
    'element' in entry ? `<${entry.element.nodeName.toLowerCase()}>` : (entry.attribute?.name ?? ''),
  );
  // A browser reads both as the same: then the bytes stay. Read as a fragment: a document moves a script into its head.
  const template = document.createElement('template');
  template.innerHTML = source;
  if (template.innerHTML === html) return { html: source, removed: [] };
  return { html, removed: [...new Set(removed)].filter((name) => name !== '' && name !== '<body>') };
};
