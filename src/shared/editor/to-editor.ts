import { writeWrappers, type Wrapper } from './blocks/lines';
import { sanitizeToBody } from './sanitize-html';

const BLOCKS =
  'address, article, aside, blockquote, div, dl, dd, dt, figure, figcaption, footer, h1, h2, h3, h4, h5, h6, header, hr, li, main, nav, ol, p, pre, section, table, td, th, tr, ul';

const rename = (element: Element, tag: string): Element => {
  const renamed = element.ownerDocument.createElement(tag);
  for (const { name, value } of element.attributes) renamed.setAttribute(name, value);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
};

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

// A cell of the editor is one line, so the blocks of a cell are joined.
const flattenCell = (cell: Element) => {
  for (const inner of [...cell.querySelectorAll(`${BLOCKS}, br, caption, tbody, thead, tfoot`)].reverse()) {
    if (inner.previousSibling || inner.tagName === 'BR') inner.before(' ');
    if (inner.tagName === 'BR' || inner.tagName === 'HR') inner.remove();
    else unwrap(inner);
  }
  if (cell.childNodes.length === 0) cell.append(cell.ownerDocument.createElement('br'));
};

const TABLE: Wrapper = ['table', {}];
/** The marks of a pasted table with a header row: on its cells, and on each cell the section of the table. */
export const HEADER_MARKS = {
  'data-element': writeWrappers([['th', {}]]),
  head: writeWrappers([TABLE, ['thead', {}], ['tr', {}]]),
  body: writeWrappers([TABLE, ['tbody', {}], ['tr', {}]]),
};

const isHeader = (row: Element[]) => row.length > 0 && row.every(({ tagName }) => tagName === 'TH');

const flattenTable = (table: Element) => {
  const page = table.ownerDocument;
  table.querySelectorAll(':scope > caption').forEach((caption) => table.before(rename(caption, 'p')));
  const rows = [...table.querySelectorAll('tr')].filter((row) => row.closest('table') === table);
  const cells = rows.map((row) => [...row.children].filter((cell) => /^T[DH]$/.test(cell.tagName)));
  const body = page.createElement('tbody');
  const hasHeader = isHeader(cells[0] ?? []);
  for (const row of cells) {
    const line = body.appendChild(page.createElement('tr'));
    const isFirst = row === cells[0];
    row.forEach((given) => {
      const isHead = given.tagName === 'TH';
      const cell = isHead ? rename(given, 'td') : given;
      if (isHead) cell.setAttribute('data-element', HEADER_MARKS['data-element']);
      if (hasHeader) cell.setAttribute('data-container', isFirst ? HEADER_MARKS.head : HEADER_MARKS.body);
      line.append(cell);
    });
  }
  table.replaceChildren(body);
  body.querySelectorAll(':scope > tr > td').forEach(flattenCell);
};

const openCode = (block: Element) => {
  const code = block.querySelector(':scope > code');
  const language = /\blanguage-([\w+#-]+)/.exec(`${block.className} ${code?.className ?? ''}`)?.[1];
  const text = block.textContent.replace(/\n$/, '');
  block.removeAttribute('class');
  if (language) block.setAttribute('data-language', language);
  block.textContent = text;
};

const splitQuote = (quote: Element) => {
  const lines = [...quote.children].filter((child) => child.tagName === 'P');
  if (lines.length === 0) return;
  lines.forEach((line) => rename(line, 'blockquote'));
  unwrap(quote);
};

const openFigure = (figure: Element) => {
  const caption = figure.querySelector('figcaption');
  if (caption) figure.after(rename(caption, 'p'));
  rename(figure, figure.querySelector(BLOCKS) ? 'div' : 'p');
};

const isAlone = (element: Element) =>
  element.parentElement?.tagName === 'P' &&
  element.parentElement.textContent.trim() === '' &&
  element.parentElement.children.length === 1;

/**
 * Converts pasted html for the editor: sanitized, without link icons, with tables, quotations, code and
 * media in the form that the editor supports. Content that it cannot represent is simplified.
 */
export const toEditorHtml = (html: string): string => {
  const body = sanitizeToBody(html);
  body.querySelectorAll('.link-icon').forEach((icon) => icon.remove());
  body.querySelectorAll('img[src^="data:" i], .image-upload').forEach((gone) => gone.remove());
  body.querySelectorAll('del').forEach((struck) => rename(struck, 's'));
  body.querySelectorAll('figure').forEach(openFigure);
  body.querySelectorAll('table').forEach((table) => {
    if (!table.parentElement?.closest('table')) flattenTable(table);
  });
  body.querySelectorAll('pre').forEach(openCode);
  body.querySelectorAll('blockquote').forEach(splitQuote);
  body
    .querySelectorAll('iframe')
    .forEach((frame) => isAlone(frame) && frame.parentElement && unwrap(frame.parentElement));
  [...body.querySelectorAll('div')]
    .reverse()
    .forEach((box) => (box.querySelector(BLOCKS) ? unwrap(box) : rename(box, 'p')));
  body.querySelectorAll('p').forEach((line) => {
    if (line.textContent.trim() === '' && line.children.length === 0)
      line.replaceChildren(line.ownerDocument.createElement('br'));
  });
  return body.innerHTML;
};
