import { isNotDisplayed } from '@/shared/text/hidden-text';

import { layoutOf } from '../tables/layout';

import type { StyleOf } from './source-styles';
import { contentOf, type Content } from './taken-content';

/** Hidden in ways that the style of the element does not tell. */
export const HIDDEN =
  '[style*="mso-hide:all" i], [style*="mso-hide: all" i], .sr-only, .visually-hidden, .visuallyhidden, tr[height="0"][style*="mso-height-source:userset" i], .screen-reader-text, .assistive-text';

/** Whether an element with this style is not shown, although it has its place. */
export const isHidden = ({ visibility }: CSSStyleDeclaration): boolean =>
  /^(?:hidden|collapse)$/.test(visibility);

const isNoWidth = (column: HTMLElement, { width }: CSSStyleDeclaration): boolean =>
  /^0(?:\.0+)?(?:px|pt|%)?$/.test((width || column.getAttribute('width') || '').trim());

/** For each column of a table, whether a spreadsheet hides it. */
const hiddenColumns = (table: Element, styleOf: StyleOf): boolean[] =>
  [
    ...table.querySelectorAll<HTMLElement>(
      ':scope > col, :scope > colgroup > col, :scope > colgroup:not(:has(> col))',
    ),
  ].flatMap((column) => {
    const style = styleOf(column);
    const isGone = isNotDisplayed(column, style) || isHidden(style) || isNoWidth(column, style);
    const span = Math.min(1_000, Math.max(1, Number(column.getAttribute('span')) || 1));
    return Array.from({ length: span }, () => isGone);
  });

/** Removes the columns that are hidden as a whole, by the table or in each row, and returns what is in them. */
export const takeColumns = (table: Element, styleOf: StyleOf): Content | null => {
  const { slots, at, width } = layoutOf(table);
  const hidden = hiddenColumns(table, styleOf);
  const isGone = (cell: HTMLElement) => cell.matches(HIDDEN) || isNotDisplayed(cell, styleOf(cell));
  const gone = Array.from({ length: width }, (_, column) => {
    const cells = at.flatMap((line) => line[column]?.cell ?? []);
    return hidden[column] === true || (cells.length > 1 && cells.every(isGone));
  });
  if (!gone.includes(true)) return null;
  const taken: Content[] = [];
  for (const slot of slots) {
    const shown = gone.slice(slot.column, slot.column + slot.width).filter((isOut) => !isOut).length;
    if (shown > 0) {
      if (shown < slot.width) slot.cell.colSpan = shown;
      continue;
    }
    const content = contentOf(slot.cell);
    if (content) taken.push(content);
    slot.cell.remove();
  }
  const text = taken.map((part) => part.text).filter(Boolean);
  return taken.length > 0 ? { text: text.join(' '), pictures: taken.flatMap((part) => part.pictures) } : null;
};
