import { escapeText } from './blocks/inline-to-html';
import { linkKind, type LinkKind, type LinkRules } from './links';

/** Plain characters: an icon shows wherever the article is shown, without a style sheet or a picture of ours. */
export const LINK_ICONS: Record<LinkKind, string> = { video: '▶', social: '♥', product: '⌂' };

/** The icon that a link's words begin with, by where it leads (EDT-04), as html; empty for none. */
export const linkIconFor =
  (rules: LinkRules) =>
  (href: string): string => {
    const kind = linkKind(href, rules);
    if (!kind) return '';
    return `<span class="link-icon link-icon-${kind}" aria-hidden="true">${escapeText(LINK_ICONS[kind])} </span>`;
  };
