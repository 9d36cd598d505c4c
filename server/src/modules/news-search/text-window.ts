import { searchText } from '@contract';

/** Characters around a place from which a snippet is cut. */
const BEFORE = 120;
const BEHIND = 180;
/** A text is folded in parts of about so many characters, because a place in the folded text says only in which part it is. */
const PART = 100;

/** Where a text can be cut so that each part is folded as it is in the whole: not beside a blank, nor within a letter. */
const BORDER =
  /(?<!\s|\u200D|\u0E40|[\u0E48-\u0E4D])(?!\s|\p{M}|\p{Default_Ignorable_Code_Point}|[\u0E32\u0E33])/gu;

/** The first such place from a place on. */
const borderFrom = (text: string, place: number): number => {
  BORDER.lastIndex = place;
  return BORDER.exec(text)?.index ?? text.length;
};

/** A text, its folded form, and where its parts begin in both. */
export type FoldedText = { text: string; folded: string; parts: { start: number; foldedStart: number }[] };

/** Folds a text whose blanks are single. */
export const foldInParts = (text: string): FoldedText => {
  const parts: FoldedText['parts'] = [];
  let folded = '';
  for (let start = 0, end = 0; start < text.length; start = end) {
    end = borderFrom(text, Math.min(text.length, start + PART));
    parts.push({ start, foldedStart: folded.length });
    folded += searchText(text.slice(start, end));
  }
  return { text, folded, parts };
};

/** A piece of a text around a place in its folded form. */
export const windowAround = ({ text, parts }: FoldedText, place: number) => {
  const part = parts.findLast(({ foldedStart }) => foldedStart <= place);
  const near = (part?.start ?? 0) + place - (part?.foldedStart ?? 0);
  const start = near <= BEFORE ? 0 : borderFrom(text, near - BEFORE);
  const end = borderFrom(text, Math.min(text.length, near + BEHIND));
  return { text: text.slice(start, end), isCutBefore: start > 0, isCutBehind: end < text.length };
};
