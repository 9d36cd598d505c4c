import createDOMPurify, { type Config } from 'dompurify';

const CONFIG: Config = {
  USE_PROFILES: { html: true, svg: true, mathMl: true },
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
  ],
  FORBID_ATTR: ['action', 'formaction', 'background', 'slot'],
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
};

// An instance of our own: the hooks must not reach other users of the library.
const purifier = createDOMPurify(window);

purifier.addHook('uponSanitizeElement', (node, { tagName }) => {
  const src = node instanceof Element ? (node.getAttribute('src') ?? '') : '';
  if (tagName === 'iframe' && !/^(?:https:)?\/\//i.test(src)) node.parentNode?.removeChild(node);
});

purifier.addHook('uponSanitizeAttribute', (_node, attribute) => {
  if (/^\s*data:(?!image\/(?:png|jpe?g|gif|webp|avif)[;,])/i.test(attribute.attrValue))
    attribute.keepAttr = false;
});

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
  return { html, removed: [...new Set(removed)].filter((name) => name !== '' && name !== '<body>') };
};
