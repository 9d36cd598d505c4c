import { hiddenTextNodes } from '@/shared/text/hidden-text';
import { parseHtml } from '@/shared/text/html-to-text';

import { takePlaces } from './pasted-pictures';

/** Why a part of what was copied is not pasted. */
type LeftOutKind = 'comment' | 'deleted' | 'hidden' | 'note-mark';

/** `text`: its words; `pictures`: the addresses of its pictures. A picture of the clipboard has none. */
export type LeftOut = { kind: LeftOutKind; text: string; pictures: string[] };

const OF_WORD_PROCESSOR = /\bmso-|\bclass="?Mso|docs-internal-guid/i;

/** Comments: of Word, of Google Docs and of LibreOffice. Their marks in the text come first. */
const COMMENTS = [
  '.MsoCommentReference, a.msocomanchor, a.msocomoff, a[href*="#_msocom"], a[href^="#cmnt"]:not([href^="#cmnt_ref"])',
  '[style*="mso-element:comment" i], [style*="mso-element: comment" i], .msocomtxt, .MsoCommentText, [class^="MsoCommentSubject"]',
  'div:has(> p > a[href^="#cmnt_ref"]), p:has(> a[href^="#cmnt_ref"])',
  '[style*="mso-special-character:comment" i]',
].join(', ');

/** Text that Word marks as deleted, and deletions that say who or when. `<del>` alone is a way of writing. */
const DELETED = 'del[cite], del[datetime], .msoDel, [class~="msoDel"]';

/** Hidden in ways that the style of the element does not tell. */
const HIDDEN =
  '[style*="mso-hide:all" i], [style*="mso-hide: all" i], .sr-only, .visually-hidden, .screen-reader-text, .assistive-text';

const COMMENT_MARK = /^\[[^\]]{1,6}\]$/;
const MARK = /^\s*[[(]?(?:\d{1,3}|[๐-๙]{1,3}|[a-z]|[ivx]+|[*†‡§]+)[\])]?\s*$/i;

/** The numbers of notes in LibreOffice, which writes them as plain text beside the words of the note. */
const OFFICE_NOTES = '.sdfootnotesym, .sdendnotesym';

const textOf = (node: Node): string => (node.textContent ?? '').replace(/\s+/g, ' ').trim();

const RULE = /([^{}]+)\{([^{}]*)\}/g;
const HIDES = /display:\s*none|visibility:\s*hidden|mso-hide:\s*all/i;
/** Pages write it around pictures, to close the gap below them. */
const HIDES_WORDS = /font-size:\s*0(?![.\d])/i;

/** The elements of the rules in the source's style sheet that hide: a word processor names its hidden text by a class. */
const hiddenByRules = (pasted: Element): Element[] => {
  const rules = [...pasted.ownerDocument.querySelectorAll('style')].flatMap(({ textContent }) => [
    ...textContent.replace(/<!--|-->|\/\*[\s\S]*?\*\//g, '').matchAll(RULE),
  ]);
  return rules.flatMap(([, written = '', declarations = '']) => {
    const selector = written.trim();
    if (!/^[\w\s.,#>-]+$/.test(selector) || /(?:^|[\s,])(?:html|body)\b/i.test(selector)) return [];
    if (HIDES.test(declarations)) return [...pasted.querySelectorAll(selector)];
    if (!HIDES_WORDS.test(declarations)) return [];
    return [...pasted.querySelectorAll(selector)].filter((element) => !hasPicture(element));
  });
};

const PICTURE = 'img, iframe, video';

/** A picture of the clipboard is a mark in the text. */
const hasPicture = (element: Element): boolean =>
  element.matches(PICTURE) ||
  element.querySelector(PICTURE) !== null ||
  takePlaces(textOf(element)).places.length > 0;

const addressesIn = (element: Element): string[] =>
  [element, ...element.querySelectorAll('img')]
    .map((image) => (image.matches('img') && image.getAttribute('src')) || '')
    .filter((src) => src !== '' && !/^\s*data:/i.test(src));

/**
 * Elements with a picture that are not shown. What is only transparent, without size or off the screen counts for its words alone:
 * a page does so with a picture that it shows once it is loaded.
 */
const notShown = (pasted: Element): Element[] =>
  [...pasted.querySelectorAll<HTMLElement>('[hidden], [style]')].filter((element) => {
    const { display, visibility } = element.style;
    const isInvisible = visibility === 'hidden' && !element.querySelector('[style*="visible" i]');
    return (element.hasAttribute('hidden') || display === 'none' || isInvisible) && hasPicture(element);
  });

/** Removes the outermost of the elements, with their pictures; those without content are removed silently. A cell stays, empty. */
const take = (elements: Iterable<Element>, kind: LeftOutKind, into: LeftOut[]) => {
  for (const element of elements) {
    if (!element.isConnected) continue;
    const { text } = takePlaces(textOf(element));
    const [isPictured, pictures] = [hasPicture(element), addressesIn(element)];
    if (element.matches('td, th')) element.replaceChildren();
    else element.remove();
    if (isPictured || (text !== '' && !COMMENT_MARK.test(text))) into.push({ kind, text, pictures });
  }
};

const hasOwnBackground = (node: Node): boolean =>
  node.parentElement?.closest('[style*="background" i], [bgcolor]') !== null;

/** Removes the text that styles hide. White text of a dark page, whose background was not copied, is not hidden. */
const takeHiddenText = (pasted: HTMLElement, isOfWordProcessor: boolean, into: LeftOut[]) => {
  for (const { node, text, reason } of hiddenTextNodes(pasted)) {
    if (reason === 'same-color' && !isOfWordProcessor && !hasOwnBackground(node)) continue;
    const { text: words, places } = takePlaces(text);
    if (places.length > 0 && reason !== 'not-shown') continue;
    const around = node.parentElement;
    node.remove();
    if (around?.matches('span:empty, font:empty')) around.remove();
    into.push({ kind: 'hidden', text: words, pictures: [] });
  }
};

/** The element that a link inside what was copied leads to; undefined for a link to elsewhere. */
const targetIn = (pasted: Element, href: string): Element | null | undefined => {
  const fragment = /^(?:file:[^#]*|about:blank)?#(.+)$/i.exec(href)?.[1];
  if (fragment === undefined) return undefined;
  const name = CSS.escape(fragment);
  return pasted.querySelector(`[id="${name}"], [name="${name}"]`);
};

/**
 * Notes stay whole, as text: an editor keeps no names of places, so the links between mark and note would lead nowhere. A mark
 * whose note was not copied is left out.
 */
const openNotes = (pasted: Element, into: LeftOut[]) => {
  pasted
    .querySelectorAll(`.MsoFootnoteReference, .MsoEndnoteReference, ${OFFICE_NOTES}`)
    .forEach((reference) => {
      if (reference.closest('sup')) return;
      const raised = reference.ownerDocument.createElement('sup');
      raised.append(...reference.childNodes);
      reference.append(raised);
      if (reference.matches(OFFICE_NOTES)) reference.append(' ');
    });
  const links = [...pasted.querySelectorAll('a[href]')].map((link) => ({
    link,
    target: targetIn(pasted, link.getAttribute('href') ?? ''),
  }));
  for (const { link, target } of links) {
    if (target === undefined) continue;
    if (target === null && MARK.test(link.textContent ?? '')) {
      into.push({ kind: 'note-mark', text: textOf(link), pictures: [] });
      link.remove();
    } else link.replaceWith(...link.childNodes);
  }
};

/** Removes comments, tracked deletions and hidden text, in place. */
const takeUnseen = (source: HTMLElement): LeftOut[] => {
  const leftOut: LeftOut[] = [];
  const isOfWordProcessor = OF_WORD_PROCESSOR.test(source.outerHTML);
  take(source.querySelectorAll(COMMENTS), 'comment', leftOut);
  take(source.querySelectorAll(DELETED), 'deleted', leftOut);
  take(
    [...source.querySelectorAll(HIDDEN), ...hiddenByRules(source), ...notShown(source)],
    'hidden',
    leftOut,
  );
  takeHiddenText(source, isOfWordProcessor, leftOut);
  return leftOut;
};

/**
 * Removes, in place, what the author of the source hid or deleted: comments, tracked deletions, hidden text; and marks of notes
 * that were not copied with them. Returns what it removed, in the order of kinds.
 * @param pasted the body of the clipboard's html
 */
export const takeLeftOut = (pasted: HTMLElement): LeftOut[] => {
  const leftOut = takeUnseen(pasted);
  openNotes(pasted, leftOut);
  return leftOut;
};

/**
 * The source without what its author hid or deleted, and what that is. Notes keep their links: an article keeps the names of
 * places. A source without anything hidden keeps its bytes.
 */
export const withoutUnseen = (source: string): { html: string; leftOut: LeftOut[] } => {
  const body = parseHtml(source);
  const leftOut = takeUnseen(body);
  return { html: leftOut.length === 0 ? source : body.innerHTML, leftOut };
};
