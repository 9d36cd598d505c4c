import { Quill } from 'react-quill';

import { registerTableChanges, TableBlock } from '../tables/table-block';

import { Image, ImageUpload, Rule, Video } from './embed-formats';
import { FigureFormat } from './figure-format';
import { ContainerFormat, ElementFormat, Marks, SoftBreak } from './kept-formats';
import { Link, nestLinksOutermost } from './link-format';
import { numberLists } from './list-format';
import { Atom, RawBlock } from './raw-formats';

// Quill's registry is untyped: these are Quill's own formats.
const CodeBlock = Quill.import('formats/code-block') as {
  new (): object;
  create(value: unknown): HTMLElement;
  formats(node: Element): unknown;
};
const AlignStyle = Quill.import('attributors/style/align') as Parameters<typeof Quill.register>[0];

class LanguageCodeBlock extends CodeBlock {
  static override create(value: unknown) {
    const node = CodeBlock.create.call(this, value);
    if (typeof value === 'string') node.setAttribute('data-language', value);
    return node;
  }
  static override formats(node: Element) {
    return node.getAttribute('data-language') ?? true;
  }
}

/** The formats of an article. All other formats are removed from pasted content. */
export const FORMATS = [
  'bold',
  'italic',
  'underline',
  'strike',
  'script',
  'code',
  'link',
  'header',
  'list',
  'indent',
  'blockquote',
  'code-block',
  'align',
  'grid',
  'image',
  'video',
  'image-upload',
  'element',
  'container',
  'marks',
  'soft-break',
  'figure',
  'rule',
  'raw',
  'atom',
];

/** The formats of a cell of a table: all but a table. */
export const CELL_FORMATS = FORMATS.filter((format) => format !== 'grid');

let registered = false;

/** Registers the formats above in Quill, once. */
export const registerFormats = () => {
  if (registered) return;
  registered = true;
  nestLinksOutermost();
  numberLists();
  registerTableChanges();
  Quill.register('formats/align', AlignStyle, true);
  Quill.register('formats/image', Image, true);
  Quill.register('formats/video', Video, true);
  Quill.register('formats/image-upload', ImageUpload, true);
  Quill.register('formats/link', Link, true);
  Quill.register('formats/code-block', LanguageCodeBlock, true);
  Quill.register({ 'formats/element': ElementFormat, 'formats/container': ContainerFormat }, true);
  Quill.register('formats/marks', Marks, true);
  Quill.register('formats/soft-break', SoftBreak, true);
  Quill.register('formats/figure', FigureFormat, true);
  Quill.register('formats/rule', Rule, true);
  Quill.register('formats/raw', RawBlock, true);
  Quill.register('formats/atom', Atom, true);
  Quill.register('formats/grid', TableBlock, true);
};
