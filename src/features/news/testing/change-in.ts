const textsOf = (root: ParentNode, selector: string): string[] =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent);

/** An article stands in a shadow of its own. */
const rootOf = (shown: HTMLElement): ParentNode =>
  [...shown.querySelectorAll('*')].find(({ shadowRoot }) => shadowRoot)?.shadowRoot ?? shown;

/** The check boxes of the blocks of a shown article that can be taken or left. */
export const choicesIn = (shown: HTMLElement): HTMLInputElement[] => [
  ...rootOf(shown).querySelectorAll('input'),
];

/** What a shown difference says is gone and is new. */
export const changeIn = (shown: HTMLElement) => {
  const root = rootOf(shown);
  return {
    removed: textsOf(root, 'del, [data-diff="removed"]'),
    added: textsOf(root, 'ins, [data-diff="added"]'),
  };
};
