import { searchText } from '@contract';

const BEFORE = 120;
const BEHIND = 250;
/** Halving a shorter text does not pay. */
const SHORT = 50;

/** Where a text can be cut so that each part is folded as it is in the whole: not beside a blank, nor within a letter. */
const BORDER =
  /(?<!\s|\u200D|\u0E40|[\u0E48-\u0E4D])(?!\s|\p{M}|\p{Default_Ignorable_Code_Point}|[\u0E32\u0E33])/gu;

/** The first such place from a place on. */
const borderFrom = (text: string, place: number): number => {
  BORDER.lastIndex = place;
  return BORDER.exec(text)?.index ?? text.length;
};

/** The place in a text, or a little before it, of a place in its folded form: by halving, which folds about one text. */
const placeInText = (text: string, wanted: number): number => {
  let [from, to, folded] = [0, text.length, 0];
  while (to - from > SHORT) {
    const middle = borderFrom(text, (from + to) >> 1);
    if (middle >= to) break;
    const length = searchText(text.slice(from, middle)).length;
    if (folded + length <= wanted) {
      from = middle;
      folded += length;
    } else to = middle;
  }
  return from;
};

/** A piece of a text around a place in its folded form. Blanks of the text are single. */
export const windowAround = (text: string, folded: number) => {
  const place = placeInText(text, folded);
  const start = place <= BEFORE ? 0 : borderFrom(text, place - BEFORE);
  const end = borderFrom(text, Math.min(text.length, place + BEHIND));
  return { text: text.slice(start, end), isCutBefore: start > 0, isCutBehind: end < text.length };
};
