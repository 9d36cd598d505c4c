import { readWrappers, writeWrappers } from '../blocks/lines';

/** Whether a value marks a list that begins with another number than 1. */
export const isStart = (value: string): boolean => {
  const [list, ...others] = readWrappers(value) ?? [];
  return (
    list?.[0] === 'ol' &&
    others.length === 0 &&
    value === writeWrappers([['ol', { start: list[1].start ?? '' }]])
  );
};

/** Marks the numbered items of lists that do not begin with 1, in place, so that the editor saves the number. */
export const keepStarts = (body: Element): void => {
  for (const list of body.querySelectorAll('ol[start]')) {
    const start = Number(list.getAttribute('start'));
    if (!Number.isSafeInteger(start) || start === 1) continue;
    const mark = writeWrappers([['ol', { start: String(start) }]]);
    list.querySelectorAll(':scope > li').forEach((item) => {
      if (item.getAttribute('data-list') !== 'bullet') item.setAttribute('data-container', mark);
    });
  }
};
