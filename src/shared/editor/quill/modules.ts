import { Quill } from 'react-quill';

import type { Writing } from '../blocks/inline-to-html';
import type { SplitBody } from '../blocks/stored-block';
import { Tables, type TablesOptions } from '../tables/tables-module';

import { CleaningClipboard, type NamedPicturesHandler } from './clipboard';
import { enterInFigure, goBelowLastFigure } from './figure-format';
import { CELL_FORMATS } from './formats';
import { beginList, endListInDate } from './typed-lists';

type Module<T> = new (quill: Quill, options: object) => T;
type Range = { index: number; length: number };

/** What an editor gets from the field around it. */
export type EditorHost = {
  /** Receives pasted or dropped files, and the editor that they are for: of the text or of a cell of a table. */
  onFiles: (quill: Quill, range: Range, files: File[]) => void;
  onNamed?: NamedPicturesHandler;
  /** What splits the html of a cell into blocks; undefined while it loads. */
  split: () => SplitBody | undefined;
  writing: () => Writing | undefined;
  onEditor?: (quill: Quill) => void;
};

// Quill's registry is untyped: this is the module to extend.
const Uploader = Quill.import('modules/uploader') as Module<Quill['uploader']>;

/** Passes on every pasted or dropped file of any type, so that the handler can report a refused one. */
class FileUploader extends Uploader {
  override upload(range: Range, files: FileList | File[]) {
    if (files.length > 0) this.options.handler?.call(this, range, [...files]);
  }
}

/** Registers the modules in place of Quill's own, once. */
export const registerModules = () => {
  Quill.register(
    {
      'modules/clipboard': CleaningClipboard,
      'modules/tables': Tables,
      'modules/uploader': FileUploader,
    },
    true,
  );
};

const BINDINGS = {
  figure: {
    key: 'Enter',
    format: ['figure'],
    handler(this: { quill: Quill }, range: Range) {
      enterInFigure(this.quill, range);
    },
  },
  end: {
    key: 'End',
    shortKey: true,
    handler(this: { quill: Quill }) {
      return !goBelowLastFigure(this.quill);
    },
  },
  // Tab leaves the editor, as in any field; in lists and code it keeps its function.
  tab: null,
  indent: { format: ['list', 'indent', 'list'] },
  outdent: { format: ['list', 'indent', 'list'] },
  'list autofill': beginList,
  'date in list': endListInDate,
};

const modulesOf = ({ onFiles, onNamed }: EditorHost, isCell: boolean) => ({
  clipboard: { onNamed, isCell },
  toolbar: false,
  uploader: {
    handler(this: { quill: Quill }, range: Range, files: File[]) {
      onFiles(this.quill, range, files);
    },
  },
  keyboard: { bindings: BINDINGS },
});

/** The settings of an editor. Keep one object per editor: a new object makes react-quill rebuild it. */
export const editorModules = (host: EditorHost) => ({
  ...modulesOf(host, false),
  history: { userOnly: true },
  tables: {
    split: host.split,
    writing: host.writing,
    onEditor: host.onEditor ?? (() => undefined),
    // The text records what happens in its cells.
    cell: { formats: CELL_FORMATS, modules: { ...modulesOf(host, true), history: { maxStack: 0 } } },
  } satisfies TablesOptions,
});
