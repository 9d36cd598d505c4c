import type { LinkRules } from './links';

/** Marks the pictures of other websites in the editor, with CSS only, because the mark is not part of the text. */
export const elsewhereStyles = ({ productDomains, ownHosts = [] }: LinkRules) => {
  const own = [
    ...ownHosts.map((host) => `[src*="//${CSS.escape(host)}/" i]`),
    ...productDomains.flatMap((host) => ['//', '.'].map((edge) => `[src*="${edge}${CSS.escape(host)}/" i]`)),
  ];
  const isOwn = own.map((selector) => `:not(${selector})`).join('');
  return {
    [`& img[src^="http" i]${isOwn}`]: {
      outline: '3px dashed var(--mui-palette-warning-main, #b45309)',
      outlineOffset: 2,
    },
  };
};
