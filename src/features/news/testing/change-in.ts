const textsOf = (root: ParentNode, selector: string): string[] =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent);

/** What a shown difference says is gone and is new; an article stands in a shadow of its own. */
export const changeIn = (shown: HTMLElement) => {
  const shadow = [...shown.querySelectorAll('*')].find(({ shadowRoot }) => shadowRoot)?.shadowRoot;
  const root = shadow ?? shown;
  return {
    removed: textsOf(root, 'del, [data-diff="removed"]'),
    added: textsOf(root, 'ins, [data-diff="added"]'),
  };
};
