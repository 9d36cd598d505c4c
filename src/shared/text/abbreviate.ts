import { ABBREVIATIONS } from '@/shared/contract';

/**
 * Abbreviates a count with K, M or B at 1e3, 1e6 and 1e9, with at most one decimal (docs/requirements.md,
 * GRP-03). It rounds towards zero: 999 999 is "999.9K", because it is less than a million.
 */
export const abbreviate = (value: number): string => {
  const step = ABBREVIATIONS.find(({ from }) => Math.abs(value) >= from);
  return step ? `${Math.trunc((value * 10) / step.from) / 10}${step.suffix}` : String(value);
};
