import { Quill } from 'react-quill';

import { copiedValue, copyOf } from '../paste/copied-blocks';

import { drawRaw, labelRaw, nameOfRaw } from './raw-view';

// eslint-disable-next-line @typescript-eslint/no-unused-vars -- only its type is needed
const { EmbedBlot } = Quill.import('parchment');
// Quill's registry is untyped: these are the classes that Quill's own embeds extend.
const BlockEmbed = Quill.import('blots/block/embed') as typeof EmbedBlot;
const Embed = Quill.import('blots/embed') as typeof EmbedBlot;

const sources = new WeakMap<Node, string>();

/** A raw block: a block that the editor cannot represent. Stores its source and shows it sanitized. */
export class RawBlock extends BlockEmbed {
  static override blotName = 'raw';
  static override tagName = 'DIV';
  static override className = 'ql-raw';
  static override create(value: unknown) {
    const node = super.create() as HTMLElement; // tagName names an element
    const source = String(value);
    sources.set(node, source);
    node.contentEditable = 'false';
    node.tabIndex = 0;
    node.setAttribute('role', 'group');
    drawRaw(node, source, true);
    return node;
  }
  static override value(node: Element) {
    return sources.get(node) ?? copiedValue(node);
  }
  /** The html for copying: an id for this editor, and sanitized content for other programs. */
  html() {
    const node = this.domNode as HTMLElement; // tagName names an element
    const content = node.shadowRoot?.querySelector('.content')?.innerHTML ?? '';
    return copyOf(RawBlock.className, RawBlock.value(node), content);
  }
}

/** Labels the raw blocks of an editor anew, in the language of this browser. */
export const labelRawBlocks = (root: HTMLElement) =>
  root.querySelectorAll<HTMLElement>(`.${RawBlock.className}`).forEach((block) => {
    labelRaw(block, String(RawBlock.value(block)));
  });

/**
 * Inline content that the editor cannot represent, such as an anchor or a small drawing. Moved and deleted
 * as one character.
 */
export class Atom extends Embed {
  static override blotName = 'atom';
  static override tagName = 'SPAN';
  static override className = 'ql-atom';
  static override create(value: unknown) {
    const node = super.create() as HTMLElement; // tagName names an element
    const source = String(value);
    sources.set(node, source);
    const host = document.createElement('span');
    host.title = nameOfRaw(source);
    drawRaw(host, source, false);
    node.append(host);
    return node;
  }
  static override value(node: Element) {
    return sources.get(node);
  }
  html() {
    return '';
  }
}
