import { linkKind, rewriteLink, type LinkKind, type LinkRules } from './links';

/** Plain characters: an icon shows wherever the article is shown, without a style sheet or a picture of ours. */
export const LINK_ICONS: Record<LinkKind, string> = { video: '▶', social: '♥', product: '⌂' };

const ICONS = Object.values(LINK_ICONS);
const WRITTEN_ICON = new RegExp(`^(?:(?:${ICONS.join('|')})\\ufe0f?\\s)+`);

const iconFor = (kind: LinkKind, page: Document): HTMLElement => {
  const icon = page.createElement('span');
  icon.className = `link-icon link-icon-${kind}`;
  icon.setAttribute('aria-hidden', 'true');
  icon.textContent = `${LINK_ICONS[kind]} `;
  return icon;
};

const firstText = (node: Node): Text | null => {
  if (node instanceof Text) return node.data === '' ? null : node;
  for (const child of node.childNodes) {
    const text = firstText(child);
    if (text) return text;
  }
  return null;
};

/** Takes the icons off the links of a body, also those whose class a filter has taken away. */
export const removeLinkIcons = (body: HTMLElement): void => {
  body.querySelectorAll('.link-icon').forEach((icon) => icon.remove());
  body.querySelectorAll('a[href]').forEach((link) => {
    const text = firstText(link);
    if (!text) return;
    text.data = text.data.replace(WRITTEN_ICON, '');
    const holder = text.parentElement;
    if (holder?.tagName === 'SPAN' && holder.textContent === '') holder.remove();
  });
};

/**
 * Sends outgoing links through the redirect path and prepends each link's icon (EDT-03, EDT-04), in place. Icons follow
 * from the address, so they are taken off and set anew: saving again adds no second one. A link around a picture gets none.
 */
export const decorateLinks = (body: HTMLElement, rules: LinkRules): void => {
  removeLinkIcons(body);
  body.querySelectorAll('a[href]').forEach((link) => {
    const href = rewriteLink(link.getAttribute('href') ?? '', rules);
    link.setAttribute('href', href);
    const kind = linkKind(href, rules);
    if (kind && link.textContent?.trim()) link.prepend(iconFor(kind, link.ownerDocument));
  });
};
