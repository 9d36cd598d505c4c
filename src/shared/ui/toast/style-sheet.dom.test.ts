/** Loads the module anew, in a browser that constructs style sheets, or not, and a document that adopts them, or not. */
const load = (constructs: boolean, adopts: boolean) => {
  const written: string[] = [];
  const before = window.CSSStyleSheet;
  class Sheet {
    replaceSync(text: string) {
      written.push(text);
    }
  }
  const first = new Sheet();
  Object.assign(window, { CSSStyleSheet: constructs ? Sheet : class {} });
  if (adopts) Object.assign(document, { adoptedStyleSheets: [first] });
  Reflect.deleteProperty(window, '_goober');
  jest.isolateModules(() => void jest.requireActual('./style-sheet'));
  const { adoptedStyleSheets: sheets } = document;
  Reflect.deleteProperty(document, 'adoptedStyleSheets');
  Object.assign(window, { CSSStyleSheet: before });
  const standIn: unknown = Reflect.get(window, '_goober');
  return { written, first, sheets, standIn };
};

type StandIn = { firstChild: { data: string }; parentNode: unknown };

describe('the style sheet of the toasts', () => {
  it('is constructed, and takes every text that is written, behind the sheets of the page', () => {
    const { written, first, sheets, standIn } = load(true, true);
    expect(sheets).toHaveLength(2);
    expect(sheets[0]).toBe(first);
    const { firstChild, parentNode } = standIn as StandIn; // what goober reads of it
    expect(parentNode).toBe(document.head);
    expect(firstChild.data).toBe('');
    firstChild.data = 'a{}';
    firstChild.data += 'b{}';
    expect(firstChild.data).toBe('a{}b{}');
    expect(written).toEqual(['a{}', 'a{}b{}']);
  });

  it.each([
    [false, false],
    [true, false],
    [false, true],
  ])('is left to the library where a browser lacks a part of it: %s, %s', (constructs, adopts) => {
    const { standIn } = load(constructs, adopts);
    expect(standIn).toBeUndefined();
  });
});
