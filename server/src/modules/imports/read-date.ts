import type { Localized } from '../../http/localized';
import { shortened } from '../../http/plain-text';
import { parsePublishedDate } from '../news/published-date';

import { importMessages } from './messages';

const BUDDHIST_YEARS = { from: 2_400, to: 2_700 };

/** A date of an archive; undefined if it has none. A year of the Buddhist era is refused rather than guessed. */
export const readDate = (text: string): { date: Date | undefined } | { problem: Localized } => {
  if (!text.trim()) return { date: undefined };
  const date = parsePublishedDate(text);
  if (!date) return { problem: importMessages.invalidDate(shortened(text, 40)) };
  const year = date.getUTCFullYear();
  const isBuddhist = year >= BUDDHIST_YEARS.from && year <= BUDDHIST_YEARS.to;
  return isBuddhist ? { problem: importMessages.buddhistYear(year) } : { date };
};
