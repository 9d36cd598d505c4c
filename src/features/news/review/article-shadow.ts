/** The styles of the public page, in the colours of the console. */
const ARTICLE_STYLE = `
  :host { display: block; contain: content; overflow-wrap: anywhere; }
  h1, h2, h3, h4, h5, h6 { line-height: 1.35; }
  a[href] { color: var(--mui-palette-primary-ink); }
  img, video, iframe { max-width: 100%; border: 0; }
  img { height: auto; }
  iframe { width: 100%; height: auto; aspect-ratio: 16 / 9; }
  figure { margin: 1.5rem 0; }
  figcaption { color: var(--mui-palette-text-secondary); font-size: 0.95em; }
  table { display: block; max-width: 100%; overflow-x: auto; border-collapse: collapse; }
  td, th { padding: 0.35rem 0.6rem; border: 1px solid var(--mui-palette-divider); text-align: start; }
  blockquote { margin: 1rem 0; padding-inline-start: 1rem; border-inline-start: 3px solid var(--mui-palette-divider); color: var(--mui-palette-text-secondary); }
  pre { white-space: pre-wrap; }
`;

const sheets = new Map<string, CSSStyleSheet>();

const sheetOf = (style: string): CSSStyleSheet => {
  const known = sheets.get(style);
  if (known) return known;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  sheets.set(style, sheet);
  return sheet;
};

/** Creates a shadow root, so that the styles of the console and of the article do not affect each other. */
export const articleShadow = (host: HTMLElement, style = ''): ShadowRoot => {
  if (host.shadowRoot) return host.shadowRoot;
  const shadow = host.attachShadow({ mode: 'open' });
  // A constructed style sheet, because the content security policy forbids style elements. jsdom does not
  // support it.
  if ('adoptedStyleSheets' in shadow) shadow.adoptedStyleSheets = [ARTICLE_STYLE, style].map(sheetOf);
  return shadow;
};
