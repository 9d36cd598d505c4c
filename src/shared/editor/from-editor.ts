import { nestLists } from './editor-lists';

const EDITOR_CLASS = 'ql-editor';

/** The editor's raw value: its content inside its own root element, so that it can be told from plain html. */
export const wrapEditorHtml = (content: string): string => `<div class="${EDITOR_CLASS}">${content}</div>`;

/** Whether a value came from the editor, and not from the server or from a person's own html. */
export const isEditorHtml = (value: string): boolean => value.startsWith(wrapEditorHtml('').slice(0, -6));

const joinCodeLines = (container: Element) => {
  const page = container.ownerDocument;
  const lines = [...container.children];
  // An empty code block shows nothing, and would not come back into the editor.
  if (lines.every((line) => line.textContent === '')) return container.remove();
  const code = page.createElement('code');
  const language = lines[0]?.getAttribute('data-language');
  if (language) code.className = `language-${language}`;
  code.textContent = lines.map((line) => line.textContent).join('\n');
  const block = page.createElement('pre');
  block.append(code);
  container.replaceWith(block);
};

// The editor keeps each line of a quotation in a blockquote of its own.
const joinQuotes = (root: Element) => {
  const page = root.ownerDocument;
  let quote: Element | null = null;
  for (const block of [...root.children]) {
    if (block.tagName !== 'BLOCKQUOTE') quote = null;
    else {
      const line = page.createElement('p');
      const style = block.getAttribute('style');
      if (style) line.setAttribute('style', style);
      line.append(...block.childNodes);
      if (quote === null) {
        quote = page.createElement('blockquote');
        block.before(quote);
      }
      quote.append(line);
      block.remove();
    }
  }
};

// The editor shows every space that was typed; a browser elsewhere shows one of a run.
const keepSpaceRuns = (root: Element) => {
  const texts = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (!(text instanceof Text) || text.parentElement?.closest('pre')) continue;
    text.data = text.data.replace(/\u00a0/g, ' ').replace(/ {2}/g, ' \u00a0');
  }
};

const dropEditorClasses = (element: Element) => {
  element.classList.remove(...[...element.classList].filter((name) => name.startsWith('ql-')));
  if (element.classList.length === 0) element.removeAttribute('class');
};

// The editor needs a line to stand on after a table or a player at the end.
const dropClosingLine = (root: Element) => {
  const last = root.lastElementChild;
  const isEmpty = last?.tagName === 'P' && last.textContent === '' && last.querySelector('img') === null;
  if (isEmpty && /^(?:TABLE|IFRAME)$/.test(last.previousElementSibling?.tagName ?? '')) last.remove();
};

/**
 * Turns the editor's raw value into plain html, in place: nested lists, one quotation, `pre` with `code`, none of the
 * editor's own helpers, classes and marks. Plain html, for instance what was edited as html, is left alone.
 */
export const fromEditorBody = (body: HTMLElement): void => {
  const root = body.firstElementChild;
  if (!root?.classList.contains(EDITOR_CLASS)) return;
  root.querySelectorAll('.ql-ui, .ql-cursor, .image-upload').forEach((helper) => helper.remove());
  root.querySelectorAll('.ql-code-block-container').forEach(joinCodeLines);
  nestLists(body);
  joinQuotes(root);
  dropClosingLine(root);
  root.querySelectorAll('td > br:only-child').forEach((filler) => filler.remove());
  root.querySelectorAll('td[data-row]').forEach((cell) => cell.removeAttribute('data-row'));
  root.querySelectorAll('[class*="ql-"]').forEach(dropEditorClasses);
  keepSpaceRuns(root);
  root.replaceWith(...root.childNodes);
};
