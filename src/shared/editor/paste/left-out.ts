import { hiddenTextNodes } from '@/shared/text/hidden-text';
import { parseHtml } from '@/shared/text/html-to-text';

/** Why a part of what was copied is not pasted. */
type LeftOutKind = 'comment' | 'deleted' | 'hidden' | 'note-mark';

export type LeftOut = { kind: LeftOutKind; text: string };

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
const HIDES = /display:\s*none|visibility:\s*hidden|mso-hide:\s*all|font-size:\s*0(?![.\d])/i;

/** The selectors of the rules in the source's style sheet that hide text: a word processor names its hidden text by a class. */
const hidingSelectors = (page: Document): string[] =>
  [...page.querySelectorAll('style')].flatMap(({ textContent }) =>
    [...textContent.replace(/<!--|-->|\/\*[\s\S]*?\*\//g, '').matchAll(RULE)]
      .filter(([, , declarations = '']) => HIDES.test(declarations))
      .map(([, selector = '']) => selector.trim())
      .filter((selector) => /^[\w\s.,#>-]+$/.test(selector) && !/(?:^|[\s,])(?:html|body)\b/i.test(selector)),
  );

/** Removes the outermost elements of a selector; those without text are removed silently. */
const take = (pasted: Element, selector: string, kind: LeftOutKind, into: LeftOut[]) => {
  for (const element of pasted.querySelectorAll(selector)) {
    const text = textOf(element);
    if (!pasted.contains(element) || element.querySelector('img, iframe, video')) continue;
    element.remove();
    if (text !== '' && !COMMENT_MARK.test(text)) into.push({ kind, text });
  }
};

const hasOwnBackground = (node: Node): boolean =>
  node.parentElement?.closest('[style*="background" i], [bgcolor]') !== null;

/** Removes the text that styles hide. White text of a dark page, whose background was not copied, is not hidden. */
const takeHiddenText = (pasted: HTMLElement, isOfWordProcessor: boolean, into: LeftOut[]) => {
  for (const { node, text, reason } of hiddenTextNodes(pasted)) {
    if (reason === 'same-color' && !isOfWordProcessor && !hasOwnBackground(node)) continue;
    const around = node.parentElement;
    node.remove();
    if (around?.matches('span:empty, font:empty')) around.remove();
    into.push({ kind: 'hidden', text });
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
      into.push({ kind: 'note-mark', text: textOf(link) });
      link.remove();
    } else link.replaceWith(...link.childNodes);
  }
};

/** Removes comments, tracked deletions and hidden text, in place. */
const takeUnseen = (source: HTMLElement): LeftOut[] => {
  const leftOut: LeftOut[] = [];
  const isOfWordProcessor = OF_WORD_PROCESSOR.test(source.outerHTML);
  take(source, COMMENTS, 'comment', leftOut);
  take(source, DELETED, 'deleted', leftOut);
  take(source, HIDDEN, 'hidden', leftOut);
  for (const selector of hidingSelectors(source.ownerDocument)) take(source, selector, 'hidden', leftOut);
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
