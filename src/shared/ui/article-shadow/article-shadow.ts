import { ARTICLE_RULES, PAGE_RULES } from '@/shared/contract';

/** The styles of the public page, in the colours of the console. */
const ARTICLE_STYLE = `
:host {
  display: block; contain: content; overflow-wrap: anywhere;
  --text: var(--mui-palette-text-primary); --soft: var(--mui-palette-text-secondary); --page: var(--mui-palette-background-paper);
  --line: var(--mui-palette-divider); --link: var(--mui-palette-primary-ink);
}
::highlight(place) { background-color: var(--mui-palette-warning-main); color: var(--mui-palette-warning-contrastText); }
${ARTICLE_RULES}`;

/** The style of the whole public page, for a shadow root that shows it. */
export const PAGE_STYLE = PAGE_RULES;

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
