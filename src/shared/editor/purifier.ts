import createDOMPurify, { type Config } from 'dompurify';

/** The configuration that all sanitizers of the editor share; each one adds its own restrictions. */
export const COMMON_CONFIG = {
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
} satisfies Config;

const OTHER_DATA = /^\s*data:(?!image\/(?:png|jpe?g|gif|webp|avif)[;,])/i;

/**
 * A separate DOMPurify instance, so that hooks do not affect other sanitizers. Allows `data:` addresses only
 * for pictures, and frames only if `isAllowedFrame` accepts their address.
 */
export const createPurifier = (isAllowedFrame: (src: string) => boolean) => {
  const purifier = createDOMPurify(window);
  purifier.addHook('uponSanitizeElement', (node, { tagName }) => {
    if (tagName === 'iframe' && node instanceof Element && !isAllowedFrame(node.getAttribute('src') ?? ''))
      node.remove();
  });
  purifier.addHook('uponSanitizeAttribute', (_node, attribute) => {
    if (OTHER_DATA.test(attribute.attrValue)) attribute.keepAttr = false;
  });
  return purifier;
};
