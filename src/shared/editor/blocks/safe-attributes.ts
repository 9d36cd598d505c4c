import type { Attributes } from '../quill/attributes';

const ADDRESSES = new Set(['href', 'src', 'cite', 'poster', 'longdesc']);
const SAFE_ADDRESS = /^(?:$|(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i;
const SAFE_DATA_IMAGE = /^data:image\/(?:png|jpe?g|gif|webp|avif)[;,]/i;
const REFUSED =
  /^(?:on|srcdoc$|form|action$|ping$|xmlns|is$|slot$|background$|data$|contenteditable$|autofocus$|popover|tabindex$|accesskey$)/i;
const NAME = /^[a-z][\w:.-]*$/i;
const UNSAFE_STYLE =
  /expression|javascript|vbscript|behaviou?r|-moz-binding|@import|[\\<>]|url\((?!\s*["']?(?:https?:|\/|data:image\/(?!svg)))/i;

// A browser ignores these characters when it parses the protocol.
const withoutHidden = (address: string) =>
  address.replace(/[\u0000-\u0020\u00a0\u1680\u180e\u2000-\u2029\u205f\u3000]/g, ''); // eslint-disable-line no-control-regex

/** Whether an address is safe to show or follow: web, mail, phone, or relative. */
const isSafeAddress = (address: string): boolean => SAFE_ADDRESS.test(withoutHidden(address));

// What is not closed ends with the style, as in a browser. If it did not match, each bracket would be read to the end.
const DECLARATION =
  /(?:\((?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^)"'])*(?:\)|$)|"[^"]*(?:"|$)|'[^']*(?:'|$)|[^;"'(])+/g;
const declarationsOf = (style: string) => style.match(DECLARATION) ?? [];

/** Removes style declarations that could run or load content; the others are kept as written. */
const safeStyle = (style: string): string => {
  if (!UNSAFE_STYLE.test(style)) return style;
  return declarationsOf(style)
    .filter((declaration) => !UNSAFE_STYLE.test(declaration))
    .join(';');
};

/**
 * The attributes that an edited block keeps: all except event handlers, form attributes and unsafe
 * addresses.
 */
export const safeAttributes = (attributes: Attributes): Attributes =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => {
      if (REFUSED.test(name) || !NAME.test(name)) return [];
      if (name === 'style') return safeStyle(value) === '' && value !== '' ? [] : [[name, safeStyle(value)]];
      if (!ADDRESSES.has(name)) return [[name, value]];
      const isSafe = isSafeAddress(value) || (name === 'src' && SAFE_DATA_IMAGE.test(value));
      return isSafe ? [[name, value]] : [];
    }),
  );
