import { Quill } from 'react-quill';

import { cleanPastedHtml } from '../clean-pasted-html';

type Module<T> = new (quill: Quill, options: object) => T;
type Range = { index: number; length: number };
export type FilesHandler = (range: Range, files: File[]) => void;

// The registry is untyped by name: these are the editor's own modules.
const Clipboard = Quill.import('modules/clipboard') as Module<Quill['clipboard']>;
const Uploader = Quill.import('modules/uploader') as Module<Quill['uploader']>;

class CleaningClipboard extends Clipboard {
  override onPaste(range: Range, { html, text }: { html?: string; text?: string }) {
    super.onPaste(range, { text: text?.replace(/\u00a0/g, ' '), html: html && cleanPastedHtml(html) });
  }
}

/** Hands every pasted or dropped file on, of whatever type: who refuses one must be able to say so. */
class FileUploader extends Uploader {
  override upload(range: Range, files: FileList | File[]) {
    if (files.length > 0) this.options.handler?.call(this, range, [...files]);
  }
}

/** Replaces Quill's own clipboard and uploader, once. */
export const registerModules = () => {
  Quill.register({ 'modules/clipboard': CleaningClipboard, 'modules/uploader': FileUploader }, true);
};

/** The settings of an editor. One object for its life: another one makes react-quill build the editor anew. */
export const editorModules = (onFiles: FilesHandler) => ({
  toolbar: false,
  table: true,
  history: { userOnly: true },
  uploader: { handler: onFiles },
  keyboard: {
    bindings: {
      // Tab leads out of the editor, as everywhere; in lists, code and tables it keeps its use there.
      tab: null,
      indent: { format: ['list', 'indent', 'list'] },
      outdent: { format: ['list', 'indent', 'list'] },
      'list autofill': { prefix: /^\s*?(\d+\.|-|\*)$/ },
    },
  },
});
