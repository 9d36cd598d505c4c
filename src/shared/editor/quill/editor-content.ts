import { Quill } from 'react-quill';

import { wrapEditorHtml } from '../from-editor';
import { toEditorHtml } from '../to-editor';

import { FORMATS, registerFormats } from './formats';
import { editorModules, registerModules } from './modules';

registerFormats();
registerModules();

/** What an editor shows for stored html, in Quill's own terms. */
export const toContents = (quill: Quill, html: string) =>
  quill.clipboard.convert({ html: toEditorHtml(html) });

let scratch: Quill | undefined;

/** Stored html after one way through an editor that nobody sees: its raw value. */
export const throughEditor = (html: string): string => {
  scratch ??= new Quill(document.createElement('div'), {
    formats: FORMATS,
    modules: editorModules(() => undefined),
  });
  scratch.setContents(toContents(scratch, html));
  return wrapEditorHtml(scratch.root.innerHTML);
};
