import { useRef, type KeyboardEvent } from 'react';

import { westernDigits } from '@/shared/text/digits';
import type { Day } from '@/shared/text/read-date';

const DAY_FIRST = /^(?:1[3-9]|[2-9]\d)(?:\D\d{1,2}\D|\d\d)(?:\d\d){1,2}$/;
const HAS_WHOLE_YEAR = /(?:\D|^\d{4})\d{4}$/;

const partsOf = (field: Element): Day | null => {
  const [month, day, year] = [...field.querySelectorAll('[role="spinbutton"]')].map((part) =>
    Number(part.getAttribute('aria-valuenow') ?? NaN),
  );
  return month && day && year ? { month, day, year } : null;
};

type Options = { onDayFirst: (text: string) => void; onSettle: (day: Day) => void };

/**
 * Watches the keys of a date field whose parts are month, day and year. The field takes 31/12 for the third month, so a date
 * that is typed with the day first is read as a whole; so are years of two digits, when the field is left.
 */
export const useTypedDate = ({ onDayFirst, onSettle }: Options) => {
  const typed = useRef('');

  const take = (text: string) => {
    typed.current = '';
    onDayFirst(text.replace(/^(\d\d)(\d\d)(?=\d{4}$)/, '$1/$2/'));
  };

  /** Reads what was typed when the field is left. */
  const finish = (field: Element) => {
    const text = typed.current;
    typed.current = '';
    if (DAY_FIRST.test(text) && /\D/.test(text)) return take(text);
    const parts = partsOf(field);
    if (parts && parts.year < 100) onSettle(parts);
  };

  const onKey = (event: KeyboardEvent, field: Element) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (key === 'Enter') return finish(field);
    if (ctrlKey || metaKey || altKey || key === 'Shift' || key === 'Tab') return;
    const digit = westernDigits(key);
    typed.current = /^[\d/.-]$/.test(digit) ? typed.current + digit : '';
    if (!DAY_FIRST.test(typed.current) || !HAS_WHOLE_YEAR.test(typed.current)) return;
    event.preventDefault();
    event.stopPropagation();
    take(typed.current);
  };

  /** Reads the parts of a day that the field refuses: it may exist in the Gregorian year. */
  const check = (field: Element) => {
    const parts = partsOf(field);
    if (parts && parts.year >= 1_000) onSettle(parts);
  };

  const forget = () => (typed.current = '');

  return { onKey, finish, check, forget };
};
