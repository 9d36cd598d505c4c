import { readWrappers, writeWrappers, type Wrapper } from '../blocks/lines';
import { TWIN } from '../blocks/to-line';

import type { MarkerNumber } from './word-markers';

/** One list of a run: `mark` is the editor's record of it; a plain list needs none. */
type Level = { numbering: string; next: number; mark: string | undefined } | 'bullets' | undefined;

const markOf = (start: number, isTwin: boolean): string | undefined => {
  const list: Wrapper = ['ol', start === 1 ? {} : { start: String(start) }];
  if (isTwin) return writeWrappers([list, TWIN]);
  return start === 1 ? undefined : writeWrappers([list]);
};

/** Of a list that begins with 1 within an item of one that does not: the editor would give it the mark of that item. */
const PLAIN = writeWrappers([['ol', {}]]);

/** Whether a value is a mark that items get here, and not one that the source made up. */
export const isListMark = (value: string): boolean => {
  if (value === PLAIN) return true;
  const [list, twin] = readWrappers(value) ?? [];
  const start = Number(list?.[1]['start'] ?? 1);
  return Number.isSafeInteger(start) && value === markOf(start, twin !== undefined);
};

/**
 * Numbers items that stand one behind the other, with their depths. The editor counts the items of a list itself, so an item
 * that does not have the next number begins another list, with a mark.
 */
export class ListNumbers {
  private levels: Level[] = [];

  addBullet(depth: number) {
    this.levels = [...this.levels.slice(0, depth), 'bullets'];
  }

  /** Adds a numbered item and returns its mark. A number that is not known is the next one. */
  add(depth: number, given: Partial<MarkerNumber> = {}): string | undefined {
    const level = this.levels[depth];
    this.levels.length = Math.min(this.levels.length, depth + 1);
    const before = level === 'bullets' ? undefined : level;
    const numbering = given.numbering ?? before?.numbering ?? '';
    const number = given.number ?? before?.next ?? 1;
    const isNext = before?.numbering === numbering && before.next === number;
    const plain = markOf(number, false);
    const mark = isNext ? before.mark : before && before.mark === plain ? markOf(number, true) : plain;
    this.levels[depth] = { numbering, next: number + 1, mark };
    return mark;
  }

  /** Which of the numbers that a marker can stand for is the next one here. */
  next(depth: number, numbers: MarkerNumber[]): MarkerNumber | undefined {
    const level = this.levels[depth];
    return level === undefined || level === 'bullets'
      ? undefined
      : numbers.find(({ numbering, number }) => numbering === level.numbering && number === level.next);
  }
}

/** The number of an item of html: its own, or that of its list for the first item. */
const numberOf = (item: Element, list: Element): number | undefined => {
  const written =
    item.getAttribute('value') ?? (item.previousElementSibling ? null : list.getAttribute('start'));
  const number = written === null || written === '' ? NaN : Number(written);
  return Number.isSafeInteger(number) ? number : undefined;
};

const isNumbered = (item: Element) => item.tagName === 'LI' && item.getAttribute('data-list') !== 'bullet';

/** Marks the items of lists that do not count from 1, or that follow another list, in place. */
export const markLists = (body: Element): void => {
  const numbersOf = new Map<Element, ListNumbers>();
  for (const list of body.querySelectorAll('ol:not([data-word-list])')) {
    const before = list.previousElementSibling;
    // The editor would join the two.
    const numbers = (before && numbersOf.get(before)) ?? new ListNumbers();
    numbersOf.set(list, numbers);
    [...list.children].filter(isNumbered).forEach((item, index) => {
      const number = numberOf(item, list) ?? (index === 0 ? 1 : undefined);
      const isWithin = list.closest('[data-container]') !== null;
      const mark = numbers.add(0, number === undefined ? {} : { number }) ?? (isWithin ? PLAIN : undefined);
      if (mark !== undefined) item.setAttribute('data-container', mark);
    });
  }
};
