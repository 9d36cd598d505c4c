import { ABBREVIATIONS } from '@/shared/contract';

/**
 * A count with K, M or B at 1e3, 1e6, 1e9 and at most one decimal (specification 9).
 * It rounds towards zero: 999 999 is "999.9K", for a million has not been reached.
 */
export const abbreviate = (value: number): string => {
  const step = ABBREVIATIONS.find(({ from }) => Math.abs(value) >= from);
  return step ? `${Math.trunc((value * 10) / step.from) / 10}${step.suffix}` : String(value);
};
