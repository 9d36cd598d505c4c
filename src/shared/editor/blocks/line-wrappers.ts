import { element } from './inline-to-html';
import { formatsOf, readWrappers, type Line, type Wrapper } from './lines';

const withAlign = (wrapper: Wrapper, align: unknown): Wrapper => {
  if (typeof align !== 'string') return wrapper;
  const [tag, { style = '', ...others }] = wrapper;
  const rest = style.split(/;\s*/).filter((rule) => rule !== '' && !/^text-align\s*:/i.test(rule));
  return [tag, { ...others, style: [...rest, `text-align: ${align}`].join('; ') + ';' }];
};

/** The elements of a line itself. The innermost one has the tag that the line's format requires. */
export const wrappersOf = (line: Line, tag: string, isFixed: boolean): Wrapper[] => {
  const { element: written, align } = formatsOf(line);
  const own: Wrapper[] = readWrappers(written) ?? [[tag, {}]];
  const fixed = isFixed ? own.filter(([name]) => name === tag).slice(0, 1) : own;
  const wrappers: Wrapper[] = isFixed && fixed.length === 0 ? [[tag, own.at(-1)?.[1] ?? {}]] : fixed;
  const last = wrappers.at(-1);
  if (!last) return typeof align === 'string' ? [withAlign([tag, {}], align)] : [];
  return [...wrappers.slice(0, -1), withAlign(last, align)];
};

/** Wraps content in its elements. */
export const wrap = (wrappers: Wrapper[], content: string) =>
  wrappers.reduceRight((inner, [tag, attributes]) => element(tag, attributes, inner), content);

// Leftovers of another line format; they do not apply to a text line.
const OTHERS = /^(?:li|t[dh]|h[1-6])$/;
/** The elements of a text line. */
export const textWrappers = (line: Line): Wrapper[] => {
  const wrappers = wrappersOf(line, 'p', false);
  return wrappers.some(([tag]) => OTHERS.test(tag)) ? [['p', {}]] : wrappers;
};

/** The elements of an item: the item itself, which contains at most one other. */
export const itemOf = (line: Line): Wrapper[] => {
  const wrappers = wrappersOf(line, 'li', false);
  return wrappers[0]?.[0] === 'li' ? wrappers : [['li', {}]];
};

/** The elements around a line and its neighbours. */
export const containerOf = (line: Line): Wrapper[] => readWrappers(formatsOf(line)['container']) ?? [];
