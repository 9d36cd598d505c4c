import { getMessages } from '@/shared/i18n/messages';

import { editorLabels, rawNames } from '../editor-labels';
import { sanitizeToBody } from '../sanitize-html';

/** The accessible name of a raw block. */
export const nameOfRaw = (source: string): string => {
  const tag = /<([a-z][\w-]*)/i.exec(source)?.[1]?.toLowerCase() ?? '';
  const inner = /<(table|iframe|video|audio|svg|picture)\b/i.exec(source)?.[1]?.toLowerCase() ?? '';
  const { kept, comment, part, ...names } = getMessages(rawNames);
  const byTag: Partial<Record<string, string>> = names;
  return kept(byTag[tag] ?? byTag[inner] ?? (source.startsWith('<!--') ? comment : part));
};

/** The actions of a raw block; each one has a button. */
export const RAW_ACTIONS = ['editHtml', 'moveUp', 'moveDown', 'remove'] as const;
export type RawAction = (typeof RAW_ACTIONS)[number];

const STYLE = `
  :host { white-space: normal; font-size: 0.875rem; line-height: 1.5; }
  .bar { display: flex; flex-wrap: wrap; gap: 4px; align-items: center; font-size: 0.75rem; color: var(--mui-palette-text-secondary); margin-bottom: 6px; }
  .bar b { margin-inline-end: auto; font-weight: 500; }
  @media (max-width: 639.95px) { .bar b { flex-basis: 100%; } }
  button { font: inherit; color: inherit; padding: 2px 8px; border: 1px solid var(--mui-palette-divider); border-radius: 4px; background: var(--mui-palette-background-paper); cursor: pointer; }
  button:hover, button:focus-visible { color: var(--mui-palette-primary-ink); border-color: currentColor; }
  .content { display: block; contain: content; overflow: auto; max-height: 420px; color: var(--mui-palette-text-primary); }
  .content table { border-collapse: collapse; }
  .content :is(td, th) { padding: 4px 8px; border: 1px solid var(--mui-palette-divider); vertical-align: top; text-align: start; }
  .content :is(img, video, iframe) { max-width: 100%; }
  .content a { color: var(--mui-palette-primary-ink); }
  .content pre { white-space: pre-wrap; }
  .words { display: inline-block; max-width: 100%; min-width: 4px; vertical-align: bottom; }
  .words :is(img, video, iframe, svg) { max-width: 100%; }
  .content:empty::before { content: attr(data-source); font: 12px/1.5 ui-monospace, Consolas, monospace; color: var(--mui-palette-text-secondary); overflow-wrap: anywhere; }
`;

let sheet: CSSStyleSheet | undefined;

const styleOf = (root: ShadowRoot) => {
  if (!('adoptedStyleSheets' in root)) return;
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
  }
  root.adoptedStyleSheets = [sheet];
};

const barOf = () => {
  const bar = document.createElement('div');
  bar.className = 'bar';
  bar.append(document.createElement('b'));
  for (const action of RAW_ACTIONS) {
    const button = document.createElement('button');
    button.type = 'button';
    button.dataset['action'] = action;
    bar.append(button);
  }
  return bar;
};

/** Writes the name and the buttons of a raw block in the language of this browser. */
export const labelRaw = (host: HTMLElement, source: string) => {
  const [name, labels] = [nameOfRaw(source), getMessages(editorLabels)];
  host.setAttribute('aria-label', name);
  const title = host.shadowRoot?.querySelector('.bar b');
  if (title) title.textContent = name;
  for (const action of RAW_ACTIONS) {
    const button = host.shadowRoot?.querySelector(`.bar [data-action="${action}"]`);
    if (button) button.textContent = labels[action];
  }
};

/**
 * Renders a raw block into a shadow root: sanitized, so that no script runs, and isolated from the styles of
 * the console. Its links and controls are not tab stops.
 */
export const drawRaw = (host: HTMLElement, source: string, hasBar: boolean) => {
  const shadow = host.attachShadow({ mode: 'open' });
  styleOf(shadow);
  const content = document.createElement(hasBar ? 'div' : 'span');
  content.className = 'content';
  content.dataset['source'] = source.slice(0, hasBar ? 300 : 0);
  const shown = sanitizeToBody(source);
  shown.querySelectorAll('a, [tabindex], summary').forEach((stop) => stop.setAttribute('tabindex', '-1'));
  content.append(...shown.childNodes);
  if (!hasBar) content.className = 'words';
  shadow.append(...(hasBar ? [barOf()] : []), content);
  if (hasBar) labelRaw(host, source);
};
