import Delta from 'quill-delta';
import { Quill } from 'react-quill';

import { splitBody } from '../blocks/split-body';
import { cleanSource } from '../clean-source';
import { linkIconFor } from '../link-icons';
import { openInEditor, readBody } from '../quill/body-session';
import { FORMATS, registerFormats } from '../quill/formats';
import { editorModules, registerModules, type EditorHost } from '../quill/modules';
import { tablesOf } from '../tables/tables-module';

import { linkRules } from './link-rules';
import { preparePage } from './quill-in-jsdom';

registerFormats();
registerModules();

/** What the field around an editor gives it. */
export const editorHost: EditorHost = {
  onFiles: () => undefined,
  split: () => splitBody,
  writing: () => writing,
};

const writing = { icon: linkIconFor(linkRules), clean: (source: string) => cleanSource(source).html };

/** The editor of the cell of a table that contains the words. */
const cellWith = (quill: Quill, words: string): Quill | null => {
  for (const block of quill.root.querySelectorAll<HTMLElement>('.ql-grid')) {
    const cells = [...block.querySelectorAll('td, th')];
    const cell = cells.findIndex(({ textContent }) => textContent.includes(words));
    if (cell >= 0) return tablesOf(quill).editorOfCell(block, cell);
  }
  return null;
};

/** An editor without a visible page, with a stored body. */
export const inEditor = (html: string, host: EditorHost = editorHost) => {
  preparePage();
  const quill = new Quill(document.createElement('div'), {
    formats: FORMATS,
    modules: editorModules(host),
  });
  const opened = openInEditor(quill, html, splitBody);
  /** Types at the end of the line that contains the words. */
  const type = (words: string, typed: string) => {
    const text = quill
      .getContents()
      .ops.map(({ insert }) => (typeof insert === 'string' ? insert : '\ufffc'))
      .join('');
    const from = text.indexOf(words);
    const cell = from < 0 ? cellWith(quill, words) : null;
    if (cell) {
      const inCell = cell.getText();
      cell.insertText(inCell.indexOf('\n', inCell.indexOf(words)), typed, 'user');
      return;
    }
    if (from < 0) throw new Error(`“${words}” is not in the editor: ${text}`);
    quill.insertText(text.indexOf('\n', from), typed, 'user');
  };
  return {
    quill,
    opened,
    type,
    raw: opened.blocks.filter(({ isRaw }) => isRaw).map(({ start, end }) => html.slice(start, end)),
    html: () => readBody(quill, opened, writing),
    paste: (pasted: string) =>
      quill.setContents(new Delta(quill.clipboard.convert({ html: pasted }).ops), 'user'),
  };
};
