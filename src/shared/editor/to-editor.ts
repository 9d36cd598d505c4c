import { sanitizeToBody } from './sanitize-html';
import { cellsOfRow, layoutOf } from './tables/layout';

const BLOCKS =
  'address, article, aside, blockquote, details, div, dl, dd, dt, fieldset, figure, figcaption, footer, h1, h2, h3, h4, h5, h6, header, hr, li, main, nav, ol, p, pre, section, summary, table, td, th, tr, ul';
/** What stands in lines of its own, as a `div` does. */
const BOXES =
  'address, article, aside, center, details, fieldset, footer, header, legend, main, nav, section, summary';

const rename = (element: Element, tag: string): Element => {
  const renamed = element.ownerDocument.createElement(tag);
  for (const { name, value } of element.attributes) renamed.setAttribute(name, value);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
};

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

const holdsBlock = (cell: Element) => cell.querySelector(BLOCKS) !== null;

/** A table as lines of text, one for each row; a row of cells with several lines becomes these lines. */
const toLines = (table: Element) => {
  const page = table.ownerDocument;
  const lines = [...table.querySelectorAll(':scope > caption')].map((caption) => rename(caption, 'p'));
  for (const row of layoutOf(table).rows) {
    const cells = cellsOfRow(row);
    if (cells.some(holdsBlock)) lines.push(...cells.map((cell) => rename(cell, 'div')));
    else {
      const line = page.createElement('p');
      cells.forEach((cell, index) => line.append(...(index > 0 ? [' '] : []), ...cell.childNodes));
      lines.push(line);
    }
  }
  table.replaceWith(...lines);
};

/** Leaves rows and cells only. A caption stands before its table; a table in a cell becomes lines. */
const openTable = (table: Element) => {
  if (table.parentElement?.closest('table')) return toLines(table);
  const page = table.ownerDocument;
  table.querySelectorAll(':scope > caption').forEach((caption) => table.before(rename(caption, 'p')));
  const body = page.createElement('tbody');
  for (const row of layoutOf(table).rows) {
    const line = page.createElement('tr');
    line.append(...cellsOfRow(row));
    body.append(line);
  }
  return table.replaceChildren(body);
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

const isBlock = (node: Node): boolean =>
  node instanceof Element && (node.matches(BLOCKS) || node.querySelector(BLOCKS) !== null);

/** Puts a picture beside blocks into a paragraph: the editor would join it with the block behind it, such as its caption. */
const openPictureRuns = (box: Element) => {
  const runs: Node[][] = [[]];
  for (const node of box.childNodes) {
    if (isBlock(node)) runs.push([]);
    else runs.at(-1)?.push(node);
  }
  for (const run of runs.length > 1 ? runs : []) {
    const [first] = run;
    if (!first || !run.some((node) => node instanceof Element && node.matches('img, :has(img)'))) continue;
    const line = box.ownerDocument.createElement('p');
    box.insertBefore(line, first);
    line.append(...run);
  }
};

const isAlone = (element: Element) =>
  element.parentElement?.tagName === 'P' &&
  element.parentElement.textContent.trim() === '' &&
  element.parentElement.children.length === 1;

/**
 * Converts pasted html for the editor: sanitized, without link icons, with tables, quotations, code and
 * media in the form that the editor supports. Content that it cannot represent is simplified.
 */
export const toEditorHtml = (html: string, as: 'tables' | 'lines' = 'tables'): string => {
  const body = sanitizeToBody(html);
  body.querySelectorAll('.link-icon').forEach((icon) => icon.remove());
  body.querySelectorAll('img[src^="data:" i], .image-upload').forEach((gone) => gone.remove());
  body.querySelectorAll('del').forEach((struck) => rename(struck, 's'));
  body.querySelectorAll(BOXES).forEach((box) => rename(box, 'div'));
  body.querySelectorAll('figure').forEach(openFigure);
  // The inner ones first.
  [...body.querySelectorAll('table')].reverse().forEach(as === 'lines' ? toLines : openTable);
  body.querySelectorAll('pre').forEach(openCode);
  body.querySelectorAll('blockquote').forEach(splitQuote);
  body
    .querySelectorAll('iframe')
    .forEach((frame) => isAlone(frame) && frame.parentElement && unwrap(frame.parentElement));
  [body, ...body.querySelectorAll('div, td, th')].forEach(openPictureRuns);
  [...body.querySelectorAll('div')]
    .reverse()
    .forEach((box) => (box.querySelector(BLOCKS) ? unwrap(box) : rename(box, 'p')));
  body.querySelectorAll('p').forEach((line) => {
    if (line.textContent.trim() === '' && line.children.length === 0)
      line.replaceChildren(line.ownerDocument.createElement('br'));
  });
  return body.innerHTML;
};
