import { hiddenTextNodes, isNotDisplayed } from '@/shared/text/hidden-text';
import { parseHtml } from '@/shared/text/html-to-text';

import { isEmoji, writeEmoji } from './emoji-pictures';
import { HIDDEN, isHidden, takeColumns } from './hidden-columns';
import { linkNotes } from './notes';
import { commentsIn, isCommentMark } from './office-comments';
import { takePlaces } from './pasted-pictures';
import { stylesOf, type StyleOf } from './source-styles';
import { contentOf, textOf, type Content } from './taken-content';

/** Why a part of what was copied is not pasted. */
type LeftOutKind = 'comment' | 'deleted' | 'hidden' | 'note-mark';

export type LeftOut = Content & { kind: LeftOutKind };

/** Programs for documents, whose page is white, and which write deletions only where they track changes. */
const OF_WORD_PROCESSOR =
  /\bmso-|\bclass="?Mso|docs-internal-guid|\bSCX[WO]\d|<meta\b[^>]*(?:LibreOffice|OpenOffice|(?:Word|Excel)\.)/i;

/** Their page may be dark. */
const OF_SLIDES = /\bPowerPoint\.Slide/i;

/** Deletions of Word on the desktop (whose authors have an address), in its own language and on the web, with moved text. */
const DELETED =
  'del[cite^="mailto:" i], [class~="msoDel" i], w\\:del, w\\:movefrom, [class*="TrackChange" i][class*="Delet" i]';
/** Elsewhere a deletion with a date may be a way to write, which readers see struck through: WordPress writes one with its zone. */
const DATED = 'del[cite], del[datetime]';
/** Word writes no seconds and no zone. */
const TIME_OF_WORD = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/** What is only shown where the element itself cannot be. */
const FALLBACK = 'audio, video, canvas, object[data], iframe';

/**
 * The elements that are not shown, with their pictures. What is only transparent, without size or off the screen counts for its
 * words alone: a page does so with a picture that it shows once it is loaded.
 */
const notShown = (source: HTMLElement, styleOf: StyleOf): HTMLElement[] =>
  [...source.querySelectorAll<HTMLElement>('*')].filter((element) => {
    const style = styleOf(element);
    if (element.matches(HIDDEN) || isNotDisplayed(element, style)) return true;
    const inside = () => [...element.querySelectorAll<HTMLElement>('*')];
    return isHidden(style) && !inside().some((part) => styleOf(part).visibility === 'visible');
  });

/** Removes the outermost of the elements, with their pictures; those without content are removed silently. A cell stays, empty. */
const take = (elements: Iterable<Element>, kind: LeftOutKind, into: LeftOut[]) => {
  for (const element of elements) {
    if (!element.isConnected) continue;
    const taken = contentOf(element);
    const line = element.parentElement?.closest('p, li, h1, h2, h3, h4, h5, h6');
    if (element.matches('td, th')) element.replaceChildren();
    else element.remove();
    // A deleted paragraph leaves no empty one.
    if (kind === 'deleted' && line && contentOf(line) === null) line.remove();
    if (taken) into.push({ kind, ...taken });
  }
};

const textNodesIn = (element: Element): Text[] => {
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode);
  return found;
};

type Page = { isWhite: boolean; isPasted: boolean };

/** Removes the text that styles hide. White text of a page whose background was not copied is hidden only beside dark text. */
const takeHiddenText = (
  source: HTMLElement,
  styleOf: StyleOf,
  { isWhite, isPasted }: Page,
  into: LeftOut[],
) => {
  const page = { styleOf, color: '', background: isWhite ? 'rgb(255, 255, 255)' : '' };
  const hidden = hiddenTextNodes(source, page);
  // Nobody copies only what cannot be seen: the colour was made for what is behind it, a dark cell or the picture of a page.
  const isByColor = hidden.every(({ reason }) => reason === 'same-color' || reason === 'transparent');
  const words = textNodesIn(source).filter(({ data }) => data.trim() !== '');
  if (isPasted && isByColor && words.length === hidden.length && !source.querySelector('img')) return;
  for (const { node, text, reason } of hidden) {
    const { text: seen, places } = takePlaces(text);
    if (places.length > 0 && reason !== 'not-shown') continue;
    const around = node.parentElement;
    // The picture behind the letter is the emoji.
    if (isEmoji(text) && around && /url\(/.test(styleOf(around).backgroundImage)) continue;
    node.remove();
    if (around?.matches('span:empty, font:empty')) around.remove();
    into.push({ kind: 'hidden', text: seen, pictures: [] });
  }
};

/** The words beside the pictures of what is shown only where its element cannot be. */
const fallbackText = (source: HTMLElement): Text[] =>
  [...source.querySelectorAll(FALLBACK)].flatMap(textNodesIn);

const takeFallbacks = (source: HTMLElement, into: LeftOut[]) => {
  for (const node of fallbackText(source)) {
    const text = node.data.replace(/\s+/g, ' ').trim();
    node.remove();
    if (text !== '') into.push({ kind: 'hidden', text, pictures: [] });
  }
};

/** Removes comments, tracked deletions and hidden text, in place. */
const takeUnseen = (source: HTMLElement, isPasted: boolean): LeftOut[] => {
  const leftOut: LeftOut[] = [];
  const whole = source.ownerDocument.documentElement.outerHTML;
  const isOfWordProcessor = OF_WORD_PROCESSOR.test(whole);
  const styleOf = stylesOf(source);
  const comments: LeftOut[] = [];
  take(commentsIn(source), 'comment', comments);
  // A mark is named only if its comment was not copied.
  const withoutMarks = comments.filter(({ text }) => !isCommentMark(text));
  leftOut.push(...(withoutMarks.length > 0 ? withoutMarks : comments));
  const dated = [...source.querySelectorAll(DATED)].filter(
    (deletion) => isOfWordProcessor || TIME_OF_WORD.test(deletion.getAttribute('datetime') ?? ''),
  );
  take([...source.querySelectorAll(DELETED), ...dated], 'deleted', leftOut);
  for (const table of source.querySelectorAll('table')) {
    const columns = isNotDisplayed(table, styleOf(table)) ? null : takeColumns(table, styleOf);
    if (columns) leftOut.push({ kind: 'hidden', ...columns });
  }
  take(notShown(source, styleOf), 'hidden', leftOut);
  takeFallbacks(source, leftOut);
  takeHiddenText(
    source,
    styleOf,
    { isWhite: isOfWordProcessor && !OF_SLIDES.test(whole), isPasted },
    leftOut,
  );
  return leftOut;
};

/**
 * Removes, in place, what the author of the source hid or deleted: comments, tracked deletions, hidden text; and marks of notes
 * that were not copied with them. Returns what it removed, in the order of kinds.
 * @param pasted the body of the clipboard's html
 */
export const takeLeftOut = (pasted: HTMLElement): LeftOut[] => {
  const leftOut = takeUnseen(pasted, true);
  leftOut.push(...linkNotes(pasted).map((text) => ({ kind: 'note-mark' as const, text, pictures: [] })));
  return leftOut;
};

/** The words of deletions that stay, because only their date says that a change may have been tracked. */
export const doubtfulDeletions = (source: HTMLElement): string[] =>
  [...source.querySelectorAll(DATED)].map(textOf).filter(Boolean);

/**
 * The source without what its author hid or deleted, and what that is; `leftIn`: the words of doubtful deletions in it. Notes keep
 * their links: an article keeps the names of places. A source without anything hidden keeps its bytes.
 */
export const withoutUnseen = (source: string): { html: string; leftOut: LeftOut[]; leftIn: string[] } => {
  const body = parseHtml(source);
  const pictures = body.querySelectorAll('img').length;
  writeEmoji(body);
  const isSame = body.querySelectorAll('img').length === pictures;
  const leftOut = takeUnseen(body, false);
  const leftIn = doubtfulDeletions(body);
  return { html: leftOut.length === 0 && isSame ? source : body.innerHTML, leftOut, leftIn };
};
