import type { LinkRules } from './links';

/** Loads what sends outgoing links through the redirect path (EDT-03): the bytes of their `href` change, and nothing else. */
export const loadLinkRewriting = async (rules: LinkRules): Promise<(html: string) => string> => {
  const { rewriteLinks } = await import(/* webpackChunkName: "editor" */ './blocks/rewrite-links');
  return (html) => rewriteLinks(html, rules);
};

/** What to send for a body: the stored one byte for byte while nothing in it was edited, else with its links rewritten. */
export const bodyToSave = async (body: string, stored: string, rules: LinkRules): Promise<string> =>
  body === stored ? stored : (await loadLinkRewriting(rules))(body);
