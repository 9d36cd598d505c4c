const textsOf = (root: ParentNode, selector: string): string[] =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent);

/** An article is in a shadow root. */
const rootOf = (shown: HTMLElement): ParentNode =>
  [...shown.querySelectorAll('*')].find(({ shadowRoot }) => shadowRoot)?.shadowRoot ?? shown;

/** The check boxes of the changed blocks in a compared article. */
export const choicesIn = (shown: HTMLElement): HTMLInputElement[] => [
  ...rootOf(shown).querySelectorAll('input'),
];

/** The removed and added texts of a shown difference. */
export const changeIn = (shown: HTMLElement) => {
  const root = rootOf(shown);
  return {
    removed: textsOf(root, 'del, [data-diff="removed"]'),
    added: textsOf(root, 'ins, [data-diff="added"]'),
  };
};
