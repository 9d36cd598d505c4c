import { LINK_ICONS } from './link-icons';
import type { LinkKind, LinkRules } from './links';

const selectorsFor = (host: string) =>
  ['//', '.', '%2F', '@'].map((edge) => `& a[href*="${edge}${CSS.escape(host)}" i]::before`);

const styleFor = (kind: LinkKind, hosts: string[]) =>
  hosts.length === 0
    ? []
    : [[hosts.flatMap(selectorsFor).join(', '), { content: `"${LINK_ICONS[kind]} "` }] as const];

/**
 * Shows in the editor the icon that a link will get when it is saved. It uses only CSS, because icons are
 * not part of the edited text. Later rules win, so a link through the redirect path shows the icon of its
 * target.
 */
export const linkIconStyles = ({ productDomains, socialHosts, videoHosts }: LinkRules) =>
  Object.fromEntries([
    ...styleFor('product', productDomains),
    ['& a[href*="?link=" i]::before', { content: 'none' }],
    ...styleFor('social', socialHosts),
    ...styleFor('video', videoHosts),
  ]);
