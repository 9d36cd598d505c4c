import { articleShadow } from './article-shadow';

/** jsdom has no constructed style sheets; these record their text. */
class Sheet {
  text = '';
  replaceSync(text: string) {
    this.text = text;
  }
}

const host = () => document.createElement('div');

const withSheets = () => {
  Object.defineProperty(ShadowRoot.prototype, 'adoptedStyleSheets', {
    configurable: true,
    writable: true,
    value: [],
  });
  Object.defineProperty(globalThis, 'CSSStyleSheet', { configurable: true, writable: true, value: Sheet });
};

const sheetsOf = ({ adoptedStyleSheets }: ShadowRoot) => adoptedStyleSheets as unknown as Sheet[]; // made by the class above

const original = globalThis.CSSStyleSheet;

afterEach(() => {
  Reflect.deleteProperty(ShadowRoot.prototype, 'adoptedStyleSheets');
  globalThis.CSSStyleSheet = original;
});

describe('the shadow root of an article', () => {
  it('is created once for an element, and is open', () => {
    const article = host();
    const shadow = articleShadow(article);
    expect(shadow.mode).toBe('open');
    expect(article.shadowRoot).toBe(shadow);
    expect(articleShadow(article, 'p { color: red; }')).toBe(shadow);
  });

  it('works in a browser without constructed style sheets', () => {
    expect(articleShadow(host(), 'p { color: red; }').childNodes).toHaveLength(0);
  });

  it('has the styles of the public page, and then those that were given', () => {
    withSheets();
    const [page, own] = sheetsOf(articleShadow(host(), 'p { color: red; }'));
    expect(page?.text).toContain('img, video, iframe { max-width: 100%');
    expect(own?.text).toBe('p { color: red; }');
    expect(sheetsOf(articleShadow(host()))[1]?.text).toBe('');
  });

  it('shares each style sheet with other articles', () => {
    withSheets();
    const one = sheetsOf(articleShadow(host(), 'a { color: blue; }'));
    const other = sheetsOf(articleShadow(host(), 'a { color: blue; }'));
    expect(one).toHaveLength(2);
    expect(other[0]).toBe(one[0]);
    expect(other[1]).toBe(one[1]);
    expect(sheetsOf(articleShadow(host(), 'a { color: green; }'))[1]).not.toBe(one[1]);
  });
});
