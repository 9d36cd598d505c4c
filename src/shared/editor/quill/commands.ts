import Delta from 'quill-delta';
import { Quill } from 'react-quill';

import { wholeEditorOf } from './editor-of';
import { newLink } from './link-format';

export type Formats = Record<string, unknown>;

const USER = 'user';

type Range = { index: number; length: number };

/** The current or last selection; the beginning of the text if there was none. */
export const currentRange = (quill: Quill): Range => quill.getSelection() ?? quill.selection.savedRange;

export const toggle = (quill: Quill, name: string, value: unknown = true) => {
  const isSet = quill.getFormat(currentRange(quill))[name] === value;
  quill.format(name, isSet ? false : value, USER);
};

/** Undo and Redo are of the whole text, also in a cell of a table. */
export const undo = (quill: Quill) => wholeEditorOf(quill).history.undo();
export const redo = (quill: Quill) => wholeEditorOf(quill).history.redo();

export const clearFormats = (quill: Quill) => {
  const { index, length } = quill.getSelection(true);
  quill.removeFormat(index, length, USER);
};

const insert = (quill: Quill, embed: Record<string, unknown> | string) => {
  const { index, length } = quill.getSelection(true) ?? currentRange(quill);
  quill.updateContents(new Delta().retain(index).delete(length).insert(embed), USER);
  quill.setSelection(index + (typeof embed === 'string' ? embed.length : 1), 0, USER);
};

export const insertText = (quill: Quill, text: string) => insert(quill, text);

/** Inserts a player at the cursor. */
export const insertVideo = (quill: Quill, src: string) =>
  insert(quill, { video: { src, width: '560', height: '315', allowfullscreen: '', title: 'Video' } });

/** Inserts a horizontal rule, with a paragraph after it. */
export const insertRule = (quill: Quill) => insert(quill, { rule: {} });

/** The link at a position, with the range that it covers. */
export const linkAt = (quill: Quill, index: number): (Range & { href: string }) | null => {
  const [leaf] = quill.getLeaf(index);
  const anchor = leaf?.domNode.parentElement?.closest('a[href]');
  const blot = anchor && quill.root.contains(anchor) ? Quill.find(anchor) : null;
  if (!anchor || blot === null || blot instanceof Quill) return null;
  return { index: quill.getIndex(blot), length: blot.length(), href: anchor.getAttribute('href') ?? '' };
};

/** Links the selection, changes the link at the cursor, or inserts the address as a new link. */
export const setLink = (quill: Quill, href: string) => {
  const range = quill.getSelection(true);
  const covered = range.length > 0 ? range : linkAt(quill, range.index);
  if (covered) quill.formatText(covered.index, covered.length, 'link', newLink(href), USER);
  else {
    quill.insertText(range.index, href, 'link', newLink(href), USER);
    quill.setSelection(range.index + href.length, 0, USER);
  }
};

export const removeLink = (quill: Quill) => {
  const range = quill.getSelection(true);
  const covered = range.length > 0 ? range : linkAt(quill, range.index);
  if (covered) quill.formatText(covered.index, covered.length, 'link', false, USER);
};
