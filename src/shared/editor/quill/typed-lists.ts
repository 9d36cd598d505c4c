import Delta from 'quill-delta';
import { Quill } from 'react-quill';

import { isMonthName } from '@/shared/text/read-date';

type Range = { index: number; length: number };
type Context = { prefix: string };
type Handler = (this: { quill: Quill }, range: Range, context: Context) => boolean;

// Quill's registry is untyped: this is the handler that turns "1. " into a list.
const { DEFAULTS } = Quill.import('modules/keyboard') as {
  DEFAULTS: { bindings: { 'list autofill': { handler: Handler } } };
};

/** The number with which the last list began, as it was typed: "1." or "๑.". */
const beginnings = new WeakMap<Quill, string>();

/** Begins a list behind a typed number. Only the first number begins one: 30. can be the day of a date. */
export const beginList = {
  prefix: /^\s*?([1๑]\.|-|\*)$/,
  handler(this: { quill: Quill }, range: Range, context: Context) {
    beginnings.set(this.quill, context.prefix.trim());
    return DEFAULTS.bindings['list autofill'].handler.call(this, range, context);
  },
};

const isListItem = (quill: Quill, index: number): boolean =>
  index >= 0 && quill.getFormat(index)['list'] !== undefined;

/** Behind the name of a month, the number that began the list was the day of a date: it stands there again, and the list ends. */
export const endListInDate = {
  key: ' ',
  collapsed: true,
  format: ['list'],
  prefix: /^\s*\S+$/,
  handler(this: { quill: Quill }, { index }: Range, { prefix }: Context) {
    const { quill } = this;
    const [line, offset] = quill.getLine(index);
    const start = index - offset;
    const { list, ...others } = quill.getFormat(start);
    const isDate = isMonthName(prefix.trim()) || /^\s*(?:\d{1,2}|[๐-๙]{1,2})\.$/.test(prefix);
    if (!line || list !== 'ordered' || !isDate || isListItem(quill, start - 1)) return true;
    const plain = Object.fromEntries(Object.keys({ list, ...others }).map((name) => [name, null]));
    const day = `${beginnings.get(quill) ?? '1.'} `;
    quill.history.cutoff();
    quill.updateContents(
      new Delta()
        .retain(start)
        .insert(day)
        .retain(offset)
        .insert(' ')
        .retain(line.length() - 1 - offset)
        .retain(1, plain),
      'user',
    );
    quill.history.cutoff();
    quill.setSelection(index + day.length + 1, 0, 'silent');
    return false;
  },
};
