import { LINK_ICONS } from './link-icons';
import type { LinkKind, LinkRules } from './links';

const selectorsFor = (host: string) =>
  ['//', '.', '%2F', '@'].map((edge) => `& a[href*="${edge}${CSS.escape(host)}" i]::before`);

const styleFor = (kind: LinkKind, hosts: string[]) =>
  hosts.length === 0
    ? []
    : [[hosts.flatMap(selectorsFor).join(', '), { content: `"${LINK_ICONS[kind]} "` }] as const];

/**
 * Shows in the editor which icon a link will get when it is saved. By style alone: the icons are no part of the text that is
 * edited. Later rules win, so that a link through the redirect path shows its target's icon.
 */
export const linkIconStyles = ({ productDomains, socialHosts, videoHosts }: LinkRules) =>
  Object.fromEntries([
    ...styleFor('product', productDomains),
    ['& a[href*="?link=" i]::before', { content: 'none' }],
    ...styleFor('social', socialHosts),
    ...styleFor('video', videoHosts),
  ]);
