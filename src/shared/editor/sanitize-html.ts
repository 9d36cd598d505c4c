import createDOMPurify, { type Config } from 'dompurify';

import { isAllowedEmbed } from './embeds';

const CONFIG: Config & { RETURN_DOM: true } = {
  USE_PROFILES: { html: true },
  ADD_TAGS: ['iframe'],
  ADD_ATTR: ['target', 'allow', 'allowfullscreen', 'frameborder', 'scrolling', 'referrerpolicy'],
  FORBID_TAGS: [
    'style',
    'form',
    'input',
    'button',
    'select',
    'textarea',
    'option',
    'dialog',
    'marquee',
    'template',
    'map',
    'area',
  ],
  FORBID_ATTR: ['id', 'name', 'action', 'formaction', 'background', 'slot'],
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
  RETURN_DOM: true,
};

// An instance of our own: the hooks must not reach other users of the library.
const purifier = createDOMPurify(window);

purifier.addHook('uponSanitizeElement', (node, { tagName }) => {
  if (tagName === 'iframe' && node instanceof Element && !isAllowedEmbed(node.getAttribute('src') ?? ''))
    node.remove();
});

purifier.addHook('uponSanitizeAttribute', (_node, attribute) => {
  const isData = /^\s*data:/i.test(attribute.attrValue);
  if (isData && !/^data:image\/(?:png|jpe?g|gif|webp|avif)[;,]/i.test(attribute.attrValue))
    attribute.keepAttr = false;
});

/** The sanitised body as elements of a document of their own, for those who go on working on it. */
export const sanitizeToBody = (html: string): HTMLElement => {
  const body = purifier.sanitize(html, CONFIG) as HTMLElement | null; // RETURN_DOM; none is left of a frameset
  return body ?? document.implementation.createHTMLDocument('').body;
};

/**
 * Html that is safe to show or load (EDT-06): no script, no handler, no form, no style sheet, web, mail and phone
 * addresses only, frames of the known players only. Markup that does no harm stays as it is.
 */
export const sanitizeHtml = (html: string): string => sanitizeToBody(html).innerHTML;
