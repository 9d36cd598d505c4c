import { element, openTag, opsToHtml, type Writing } from './inline-to-html';
import { containerOf, itemOf, wrap } from './line-wrappers';
import { formatsOf, type Line, type Wrapper } from './lines';

/** The column groups of a table: the elements that its container lists after table, section and row. */
const columnsToHtml = (container: Wrapper[]): string => {
  let html = '';
  let isOpen = false;
  for (const [tag, attributes] of container) {
    if (tag === 'col') html += openTag(tag, attributes);
    if (tag !== 'colgroup') continue;
    html += (isOpen ? '</colgroup>' : '') + openTag(tag, attributes);
    isOpen = true;
  }
  return isOpen ? `${html}</colgroup>` : '';
};

/** The html of one table from its lines, one per cell. */
export const tableToHtml = (lines: Line[], writing?: Writing): string => {
  let html = '';
  let section = '';
  let row: unknown;
  const [tableAttributes] = [containerOf(lines[0] ?? [])[0]?.[1] ?? {}];
  const endRow = () => (row === undefined ? '' : '</tr>');
  for (const line of lines) {
    const [, [tag, attributes] = ['tbody', {}], [, rowAttributes] = ['tr', {}]] = containerOf(line);
    const name = /^t(?:head|body|foot)$/.test(tag) ? tag : 'tbody';
    const opening = openTag(name, attributes);
    const { table } = formatsOf(line);
    if (opening !== section) {
      html += endRow() + (section === '' ? '' : `</${/\w+/.exec(section)?.[0] ?? ''}>`) + opening;
      row = undefined;
    }
    if (table !== row) html += endRow() + openTag('tr', rowAttributes);
    section = opening;
    row = table;
    html += wrap(itemOf(line, /^t[dh]$/, 'td'), opsToHtml(line.slice(0, -1), writing));
  }
  const columns = columnsToHtml(containerOf(lines[0] ?? []));
  return element('table', tableAttributes, `${columns}${html}</tr></${/\w+/.exec(section)?.[0] ?? 'tbody'}>`);
};
