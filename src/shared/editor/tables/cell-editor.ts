import type Delta from 'quill-delta';
import { Quill } from 'react-quill';

import type { Writing } from '../blocks/inline-to-html';
import type { SplitBody } from '../blocks/stored-block';
import { setWholeEditor } from '../quill/editor-of';

import { NOTHING, openCell, readCell } from './cell-html';
import { drawCell, nameOfCell } from './table-view';

/** What the editor of a cell needs. */
export type CellOptions = {
  /** The settings of the editor. */
  cell: { formats: string[]; modules: Record<string, unknown> };
  split: () => SplitBody | undefined;
  writing: () => Writing | undefined;
};

/** The editor of a cell, if one is open there. */
export const editorIn = (td: Element): Quill | null => {
  const found = td.firstElementChild && Quill.find(td.firstElementChild);
  return found instanceof Quill ? found : null;
};

/** The html that a cell gets for content of an editor. */
export const htmlOfContent = (content: Delta, { cell, writing }: CellOptions): string => {
  const editor = new Quill(document.createElement('div'), cell);
  editor.setContents(content, 'silent');
  return readCell(editor, '', NOTHING, writing());
};

/** Opens an editor in a cell of a text. Null while the part that splits its html loads. */
export const openEditor = (
  whole: Quill,
  td: HTMLElement,
  html: string,
  { cell, split: splitter, writing }: CellOptions,
  onChange: (html: string) => void,
): Quill | null => {
  const split = splitter();
  if (html !== '' && !split) return null;
  drawCell(td, '');
  const editor = new Quill(td.firstElementChild as HTMLElement, cell); // drawn above
  setWholeEditor(editor, whole);
  const attributes = {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': nameOfCell(td),
    tabindex: '-1',
  };
  for (const [name, value] of Object.entries(attributes)) editor.root.setAttribute(name, value);
  const opened = openCell(editor, html, split);
  editor.on('text-change', (_change, _before, source) => {
    if (source === 'user') onChange(readCell(editor, html, opened, writing()));
  });
  return editor;
};
