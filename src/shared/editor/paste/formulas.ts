const RAISED: [selector: string, tag: string][] = [
  ['msup > :nth-child(2)', 'sup'],
  ['msub > :nth-child(2)', 'sub'],
];

const partsOf = (node: Node): Node[] =>
  node.nodeType === Node.TEXT_NODE || (node instanceof HTMLElement && node.matches('sup, sub'))
    ? [node]
    : [...node.childNodes].flatMap(partsOf);

/** Writes formulas as words, with raised and lowered parts, in place: an article has no MathML. */
export const writeFormulas = (pasted: Element): void => {
  for (const formula of pasted.querySelectorAll('math')) {
    formula.querySelectorAll('annotation, annotation-xml').forEach((source) => source.remove());
    for (const [selector, tag] of RAISED)
      formula.querySelectorAll(selector).forEach((part) => {
        const raised = part.ownerDocument.createElement(tag);
        raised.textContent = part.textContent.trim();
        part.replaceWith(raised);
      });
    formula.querySelectorAll('mfrac > :nth-child(2)').forEach((divisor) => divisor.before('/'));
    formula.replaceWith(...partsOf(formula).filter(({ textContent }) => textContent?.trim() !== ''));
  }
};
