/** The selectors of a list; a comma in brackets separates none. */
const selectorsIn = (list: string): string[] => list.split(/,(?![^(]*\))/).map((selector) => selector.trim());

/** Which of two rules for one element wins: the one with more ids, then more classes, then more names of elements. */
const weightOf = (selector: string): number => {
  const plain = selector.replace(/\\./g, '_');
  const count = (pattern: RegExp) => plain.match(pattern)?.length ?? 0;
  return (
    count(/#[\w-]/g) * 10_000 +
    count(/\.[\w-]|\[|(?<!:):(?!:|not|is|where)/g) * 100 +
    count(/(?:^|[\s>+~(])[a-z]/gi)
  );
};

type Rule = { selector: string; weight: number; declarations: string };

const isGroup = (rule: CSSRule): rule is CSSGroupingRule => 'cssRules' in rule;

/** The rules that apply on a screen. */
const rulesIn = (rules: CSSRuleList): Rule[] =>
  [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule)
      return selectorsIn(rule.selectorText).map((selector) => ({
        selector,
        weight: weightOf(selector),
        declarations: rule.style.cssText,
      }));
    if (rule instanceof CSSMediaRule && !matchMedia(rule.media.mediaText).matches) return [];
    return isGroup(rule) ? rulesIn(rule.cssRules) : [];
  });

const IMPORT = /@import\b(?:"[^"]*"|'[^']*'|url\([^)]*\)|[^;"'{}])*;?/gi;

const sheetOf = (element: HTMLStyleElement): Rule[] => {
  if (element.media !== '' && !matchMedia(element.media).matches) return [];
  // Not by the element: the policy of the console lets it apply no style sheet but its own.
  const sheet = new CSSStyleSheet();
  // A sheet without an element may not load others: a browser reports each attempt.
  const text = element.textContent.replace(/<!--|-->/g, '').replace(IMPORT, '');
  // No browser reads this property of Word.
  sheet.replaceSync(text.replace(/mso-hide:\s*all/gi, 'display:none'));
  return rulesIn(sheet.cssRules);
};

const elementsOf = (source: Element, selector: string): Element[] => {
  try {
    return [...source.querySelectorAll(selector)];
  } catch {
    return []; // a browser ignores a selector that it does not know
  }
};

export type StyleOf = (element: HTMLElement) => CSSStyleDeclaration;

/**
 * Reads the style of an element of the clipboard as its author saw it on a screen: by its attribute and by the style sheets of the
 * source. Nothing is applied or loaded.
 */
export const stylesOf = (source: HTMLElement): StyleOf => {
  const page = source.ownerDocument;
  const declared = new Map<Element, string[]>();
  const rules = [...page.querySelectorAll('style')].flatMap(sheetOf);
  for (const { selector, declarations } of rules.sort((one, other) => one.weight - other.weight))
    for (const element of elementsOf(page.documentElement, selector))
      declared.set(element, [...(declared.get(element) ?? []), declarations]);
  // Elements with the same declarations share a style: a table of ten thousand cells has few.
  const styles = new Map<string, CSSStyleDeclaration>();
  return (element) => {
    const text = [...(declared.get(element) ?? []), element.getAttribute('style') ?? ''].join(' ');
    const known = styles.get(text);
    if (known) return known;
    const { style } = page.createElement('span');
    style.cssText = text;
    styles.set(text, style);
    return style;
  };
};
