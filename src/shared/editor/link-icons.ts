import { escapeText } from './blocks/inline-to-html';
import { linkKind, type LinkKind, type LinkRules } from './links';

/** Plain characters, so that an icon shows anywhere without our style sheet or pictures. */
export const LINK_ICONS: Record<LinkKind, string> = { video: '▶', social: '♥', product: '⌂' };

/** The icon before a link's text, depending on its target (EDT-04), as html; empty for none. */
export const linkIconFor =
  (rules: LinkRules) =>
  (href: string): string => {
    const kind = linkKind(href, rules);
    if (!kind) return '';
    return `<span class="link-icon link-icon-${kind}" aria-hidden="true">${escapeText(LINK_ICONS[kind])} </span>`;
  };
