import type { Writing } from './inline-to-html';
import { formatsOf, isBare, readWrappers, writeWrappers, type Line } from './lines';
import { linesToHtml } from './to-html';

const withElement = (line: Line, element: string | undefined): Line => {
  const { element: _, ...formats } = formatsOf(line);
  return [
    ...line.slice(0, -1),
    { insert: '\n', attributes: element === undefined ? formats : { ...formats, element } },
  ];
};

/** A line that was split from another: the original keeps the `id`, which must be unique. */
const withoutName = (line: Line): Line => {
  const wrappers = readWrappers(formatsOf(line)['element']);
  if (!wrappers?.some(([, { id }]) => id !== undefined)) return line;
  return withElement(line, writeWrappers(wrappers.map(([tag, { id: _, ...others }]) => [tag, others])));
};

/**
 * The html of edited lines, with link icons (EDT-04). `isNew`: they replace no stored block, so they need
 * their own element.
 */
export const writeLines = (lines: Line[], isNew: boolean, writing?: Writing): string =>
  linesToHtml(
    lines.map((line, index) => {
      if (!isNew && index === 0) return line;
      return withoutName(isBare(line) && isNew ? withElement(line, undefined) : line);
    }),
    writing,
  );
