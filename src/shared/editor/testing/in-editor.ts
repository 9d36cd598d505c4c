import Delta from 'quill-delta';
import { Quill } from 'react-quill';

import { splitBody } from '../blocks/split-body';
import { cleanSource } from '../clean-source';
import { linkIconFor } from '../link-icons';
import { openInEditor, readBody } from '../quill/body-session';
import { FORMATS, registerFormats } from '../quill/formats';
import { editorModules, registerModules } from '../quill/modules';

import { linkRules } from './link-rules';
import { preparePage } from './quill-in-jsdom';

registerFormats();
registerModules();

const writing = { icon: linkIconFor(linkRules), clean: (source: string) => cleanSource(source).html };

/** An editor without a visible page, with a stored body. */
export const inEditor = (html: string) => {
  preparePage();
  const quill = new Quill(document.createElement('div'), {
    formats: FORMATS,
    modules: editorModules(() => undefined),
  });
  const opened = openInEditor(quill, html, splitBody);
  /** Types at the end of the line that contains the words. */
  const type = (words: string, typed: string) => {
    const text = quill
      .getContents()
      .ops.map(({ insert }) => (typeof insert === 'string' ? insert : '\ufffc'))
      .join('');
    const from = text.indexOf(words);
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
