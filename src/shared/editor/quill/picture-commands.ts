import Delta, { type AttributeMap } from 'quill-delta';
import { Quill } from 'react-quill';

import { writeWrappers, type Formats } from '../blocks/lines';

import { toAttributes, type Attributes } from './attributes';
import { currentRange } from './commands';
import { editorOf } from './editor-of';
import { CAPTION, isCaption } from './figure-format';

const USER = 'user';

/**
 * A picture in the text: its position, its attributes, and the caption of its figure; `null` if it cannot
 * have one.
 */
export type Picture = { index: number; image: Attributes; caption: string | null };

type Blot = { domNode: Node; prev: Blot | null; next: Blot | null };
type LineBlot = Blot & { formats: () => Formats | undefined; length: () => number };

const isLine = (blot: Blot | null): blot is LineBlot => blot !== null && 'formats' in blot;

// A line that is one embed, such as a rule, has no formats.
const formatsOf = (line: LineBlot | null): Formats => line?.formats() ?? {};

const lineAt = (quill: Quill, index: number) => quill.getLine(index)[0] as unknown as LineBlot | null;

/** The lines of the figure at a position, in order; empty outside of a figure. */
const figureLines = (quill: Quill, index: number): LineBlot[] => {
  const line = lineAt(quill, index);
  const { figure, container } = formatsOf(line);
  if (!line || !figure) return [];
  const isOfFigure = (blot: Blot | null): blot is LineBlot =>
    isLine(blot) && formatsOf(blot)['figure'] === true && formatsOf(blot)['container'] === container;
  let first = line;
  while (isOfFigure(first.prev)) first = first.prev;
  const lines = [first];
  for (let { next } = first; isOfFigure(next); next = next.next) lines.push(next);
  return lines;
};

const startOf = (quill: Quill, { domNode }: LineBlot) => {
  const blot = Quill.find(domNode);
  return blot && !(blot instanceof Quill) ? quill.getIndex(blot) : 0;
};

/** The characters of a line with their positions and formats, without embeds. */
const charactersOf = (quill: Quill, start: number, length: number) => {
  let offset = 0;
  return quill.getContents(start, length).ops.flatMap(({ insert, attributes }) => {
    const characters = typeof insert === 'string' ? [...insert] : [null];
    return characters.flatMap((character) => {
      const place = { character, offset, attributes };
      offset += character?.length ?? 1;
      return character === null ? [] : [{ ...place, character }];
    });
  });
};

type Caption = { start: number; length: number; characters: ReturnType<typeof charactersOf> };

const captionAt = (quill: Quill, index: number): Caption | null => {
  const line = figureLines(quill, index).find((one) => isCaption(formatsOf(one)));
  if (!line) return null;
  const [start, length] = [startOf(quill, line), line.length() - 1];
  return { start, length, characters: charactersOf(quill, start, length) };
};

const textOf = ({ characters }: Caption) => characters.map(({ character }) => character).join('');

/** The picture that is selected, next to the cursor, or in the figure that contains the cursor. */
export const pictureAt = (quill: Quill): Picture | null => {
  const { index } = currentRange(quill);
  const figure = figureLines(quill, index).flatMap((line) => {
    const start = startOf(quill, line);
    return Array.from({ length: line.length() }, (_, offset) => start + offset);
  });
  for (const place of [index, index - 1, ...figure]) {
    const image = place < 0 ? undefined : quill.getContents(place, 1).ops[0]?.insert;
    if (typeof image !== 'object' || !image.image) continue;
    const { list, blockquote } = formatsOf(lineAt(quill, place));
    const caption = captionAt(quill, place);
    const canHaveOne = !(list ?? blockquote);
    return {
      index: place,
      image: toAttributes(image.image, 'src'),
      caption: caption ? textOf(caption) : canHaveOne ? '' : null,
    };
  }
  return null;
};

/** The change from a caption to the typed text; words that stay keep their formats. */
const captionChange = ({ start, length, characters }: Caption, typed: string): Delta => {
  const change = new Delta().retain(start);
  if (typed === '') return change.delete(length + 1);
  const next = [...typed];
  let head = 0;
  while (head < next.length && next[head] === characters[head]?.character) head += 1;
  let tail = 0;
  const room = Math.min(next.length, characters.length) - head;
  while (tail < room && next.at(-1 - tail) === characters.at(-1 - tail)?.character) tail += 1;
  const place = characters[head]?.offset ?? length;
  const replaced = characters.slice(head, characters.length - tail);
  const formats = (replaced[0] ?? characters[head - 1])?.attributes;
  change.retain(place).insert(next.slice(head, next.length - tail).join(''), formats);
  let at = place;
  for (const { character, offset } of replaced) {
    change.retain(offset - at).delete(character.length);
    at = offset + character.length;
  }
  return change;
};

const FIGURE: AttributeMap = { figure: true, container: writeWrappers([['figure', {}]]) };
const PICTURE_LINE: AttributeMap = { ...FIGURE, element: '[]' };
const CAPTION_LINE: AttributeMap = { ...FIGURE, element: CAPTION };

const without = (formats: Formats): AttributeMap =>
  Object.fromEntries(Object.keys(formats).map((name) => [name, null]));

/** The change that adds a caption to a picture: after it in its figure, or in a new figure. */
const newCaption = (quill: Quill, index: number, typed: string): Delta => {
  const last = figureLines(quill, index).at(-1);
  if (last) {
    const formats = formatsOf(last);
    const end = startOf(quill, last) + last.length() - 1;
    const caption = { ...without(formats), ...CAPTION_LINE, container: formats['container'] };
    return new Delta().retain(end).insert('\n', formats).insert(typed).retain(1, caption);
  }
  const [line, offset] = quill.getLine(index);
  const formats = formatsOf(lineAt(quill, index));
  const rest = (line?.length() ?? 1) - offset - 2;
  const change = new Delta().retain(index);
  if (offset > 0) change.insert('\n', formats);
  change.retain(1).insert('\n', PICTURE_LINE).insert(typed);
  if (rest > 0) return change.insert('\n', CAPTION_LINE);
  return change.retain(1, { ...without(formats), ...CAPTION_LINE });
};

/** Sets the description of a picture and its caption, as one step of undo. */
export const setPictureText = (
  quill: Quill,
  { index, image, caption: before }: Picture,
  { alt, caption }: { alt: string; caption: string },
) => {
  const attributes = quill.getContents(index, 1).ops[0]?.attributes;
  let change = new Delta();
  if (alt !== (image['alt'] ?? '') || image['alt'] === undefined)
    change = change
      .retain(index)
      .insert({ image: { ...image, alt } }, attributes)
      .delete(1);
  if (before !== null && caption !== before) {
    const found = captionAt(quill, index);
    change = change.compose(found ? captionChange(found, caption) : newCaption(quill, index, caption));
  }
  if (change.ops.length > 0) quill.updateContents(change, USER);
  const written = caption === before ? null : captionAt(quill, index);
  if (!written) return;
  quill.setSelection(written.start + written.length, 0, USER);
  quill.scrollSelectionIntoView();
};

/** Inserts a stored picture at the cursor. */
export const insertPicture = (quill: Quill, image: { src: string; alt: string }) => {
  const { index } = quill.getSelection(true) ?? currentRange(quill);
  quill.updateContents(new Delta().retain(index).insert({ image }), USER);
  quill.setSelection(index + 1, 0, USER);
};

/** Removes a picture, for example to replace it. */
export const removePicture = (quill: Quill, { index }: Picture) => {
  quill.deleteText(index, 1, USER);
};

/** Selects a clicked picture, because the browser does not. */
export const selectClickedImage = ({ target }: Event) => {
  const blot = target instanceof HTMLImageElement ? Quill.find(target) : null;
  const editor = target instanceof HTMLImageElement ? editorOf(target) : null;
  if (blot && !(blot instanceof Quill)) editor?.setSelection(editor.getIndex(blot), 1, USER);
};
