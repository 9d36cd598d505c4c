import { parseHtml } from '@/shared/text/html-to-text';

import { markCopies, placeCopies } from './paste/copied-blocks';
import { writeFormulas } from './paste/formulas';
import { doubtfulDeletions, takeLeftOut, type LeftOut } from './paste/left-out';
import { isListMark, markLists } from './paste/list-numbers';
import { partMergedCells } from './paste/merged-cells';
import { isNoteLink } from './paste/notes';
import { unwrapRedirect } from './paste/redirectors';
import { readWordMarks } from './paste/word-marks';
import { openPlayers } from './player-code';
import { WHOLE_BLOCKS } from './quill/raw-keys';
import { toEditorHtml } from './to-editor';

const KEPT_ATTRIBUTES = new Set([
  'href',
  'src',
  'alt',
  'width',
  'height',
  'allowfullscreen',
  'title',
  'data-list',
  'data-language',
]);

// Only the editor's own marks: a pasted value could name any element.
const isOwnMark = ({ name, value }: Attr) =>
  (name === 'data-container' && isListMark(value)) || (name === 'data-attributes' && isNoteLink(value));

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

const wrapContent = (element: Element, tag: string) => {
  const wrapper = element.ownerDocument.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
};

const FORMATS: [tag: string, isSet: (style: CSSStyleDeclaration) => boolean][] = [
  ['strong', ({ fontWeight }) => /^(bold|bolder|[6-9]00)$/.test(fontWeight)],
  ['em', ({ fontStyle }) => fontStyle === 'italic'],
  ['u', (style) => /underline/.test(style.textDecoration || style.getPropertyValue('text-decoration-line'))],
  [
    's',
    (style) => /line-through/.test(style.textDecoration || style.getPropertyValue('text-decoration-line')),
  ],
  ['sup', ({ verticalAlign }) => verticalAlign === 'super'],
  ['sub', ({ verticalAlign }) => verticalAlign === 'sub'],
];

const styleToTags = (element: HTMLElement) => {
  if (element.closest('a'))
    FORMATS.filter(([tag]) => tag !== 'u').forEach(
      ([tag, isSet]) => isSet(element.style) && wrapContent(element, tag),
    );
  else FORMATS.forEach(([tag, isSet]) => isSet(element.style) && wrapContent(element, tag));
};

const keepMeaningOnly = (element: Element) => {
  const level = /\bql-indent-\d\b/.exec(element.className)?.[0];
  for (const attribute of [...element.attributes])
    if (!KEPT_ATTRIBUTES.has(attribute.name) && !isOwnMark(attribute))
      element.removeAttribute(attribute.name);
  if (level) element.className = level;
};

/**
 * Html for the editor; what the source hid or deleted and is therefore not in it, and the words of doubtful deletions that are;
 * `frames`: the addresses of what cannot be played.
 */
export type CleanPaste = { html: string; leftOut: LeftOut[]; leftIn: string[]; frames: string[] };

/**
 * Converts pasted html for the editor. It keeps meaning (bold, links, lists, tables, headings) and removes
 * looks (styles, classes, Word markup), what the source hid, and pictures that are not on a server.
 * `as`: whether tables stay tables or become lines of text.
 */
export const cleanPastedHtml = (html: string, as: 'tables' | 'lines' = 'tables'): CleanPaste => {
  const pasted = parseHtml(html);
  // A cell of a table has no tables: a copied one is read as html.
  markCopies(pasted, as === 'lines' ? '.ql-raw' : WHOLE_BLOCKS);
  const leftOut = takeLeftOut(pasted);
  const leftIn = doubtfulDeletions(pasted);
  const frames = openPlayers(pasted);
  pasted.querySelectorAll('a[href]').forEach((link) => {
    link.setAttribute('href', unwrapRedirect(link.getAttribute('href') ?? ''));
  });
  pasted.querySelectorAll('b').forEach((wrapper) => {
    if (/^(?:normal|400)$/.test(wrapper.style.fontWeight)) unwrap(wrapper); // Google Docs wraps everything in one
  });
  readWordMarks(pasted);
  writeFormulas(pasted);
  pasted.querySelectorAll('table').forEach(partMergedCells);
  pasted.querySelectorAll<HTMLElement>('span[style], font[style]').forEach(styleToTags);
  const body = parseHtml(toEditorHtml(pasted.innerHTML, as));
  markLists(body);
  body.querySelectorAll('*').forEach(keepMeaningOnly);
  body.querySelectorAll('img:not([src])').forEach((image) => image.remove());
  body.querySelectorAll('span, font').forEach(unwrap);
  return { html: placeCopies(body.innerHTML), leftOut, leftIn, frames };
};
