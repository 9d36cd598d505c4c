import { elementOf } from '@/features/checks';
import { COMMENT_CONTEXT, COMMENT_QUOTE, type CommentAnchor } from '@/shared/contract';
import { elementToText } from '@/shared/text/html-to-text';
import { segmentGraphemes } from '@/shared/text/segments';

const graphemesOf = (text: string) => [...segmentGraphemes(text)].map(({ segment }) => segment);

/** The most UTF-16 units of a character that counts: of a long article only what may be stored is split (a million take 240 ms). */
const UNITS = 50;
const firstOf = (text: string, count: number) => graphemesOf(text.slice(0, count * UNITS)).slice(0, count);
const lastOf = (text: string, count: number) => graphemesOf(text.slice(-count * UNITS)).slice(-count);

const textOf = (range: Range): string => {
  const part = document.createElement('div');
  part.append(range.cloneContents());
  part.querySelectorAll('.link-icon').forEach((icon) => icon.remove());
  return elementToText(part);
};

/** Only some browsers have it, and it is in no standard. */
type WithSelection = ShadowRoot & { getSelection?: () => Selection | null };

/** What is selected in the tree of an element, which may be a shadow tree. */
const selectedIn = (element: Element): AbstractRange | undefined => {
  const selection = getSelection();
  const root = element.getRootNode();
  if (root instanceof ShadowRoot) {
    if (selection && 'getComposedRanges' in selection)
      return selection.getComposedRanges({ shadowRoots: [root] })[0];
    const own = (root as WithSelection).getSelection?.(); // see the type
    if (own && own.rangeCount > 0) return own.getRangeAt(0);
  }
  return selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined;
};

/** The part of the article that is selected; null if nothing of it is. */
export const selectedPart = (): Range | null => {
  const article = elementOf('html');
  const selected = article && selectedIn(article);
  if (!selected || selected.collapsed) return null;
  const [hasStart, hasEnd] = [
    article.contains(selected.startContainer),
    article.contains(selected.endContainer),
  ];
  if (!hasStart && !hasEnd) return null;
  const range = document.createRange();
  range.selectNodeContents(article);
  if (hasStart) range.setStart(selected.startContainer, selected.startOffset);
  if (hasEnd) range.setEnd(selected.endContainer, selected.endOffset);
  return range.toString().trim() === '' ? null : range;
};

/** A part of the article as a comment stores it: as plain text, with what is around it. */
export const toAnchor = (part: Range): CommentAnchor | null => {
  const article = elementOf('html');
  if (!article) return null;
  const [before, after] = [part.cloneRange(), part.cloneRange()];
  before.setStart(article, 0);
  before.setEnd(part.startContainer, part.startOffset);
  after.setStart(part.endContainer, part.endOffset);
  after.setEnd(article, article.childNodes.length);
  const letters = firstOf(textOf(part), COMMENT_QUOTE + COMMENT_CONTEXT);
  return {
    quote: letters.slice(0, COMMENT_QUOTE).join(''),
    before: lastOf(textOf(before), COMMENT_CONTEXT).join(''),
    after: [...letters.slice(COMMENT_QUOTE), ...firstOf(textOf(after), COMMENT_CONTEXT)]
      .slice(0, COMMENT_CONTEXT)
      .join(''),
  };
};
