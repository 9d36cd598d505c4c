import { onDemand } from '@/shared/ui/on-demand/on-demand';

import type { LinkRules } from './links';

const rewriting = onDemand(() => import(/* webpackChunkName: "stored-html" */ './blocks/rewrite-links'));

/**
 * Loads the function that rewrites outgoing links to the redirect path (EDT-03). Only the bytes of their
 * `href` change.
 */
export const loadLinkRewriting = async (rules: LinkRules): Promise<(html: string) => string> => {
  const { rewriteLinks } = await rewriting.arrival();
  return (html) => rewriteLinks(html, rules);
};

/** The body to send: the stored one byte for byte if nothing was edited, otherwise with rewritten links. */
export const bodyToSave = async (body: string, stored: string, rules: LinkRules): Promise<string> =>
  body === stored ? stored : (await loadLinkRewriting(rules))(body);
