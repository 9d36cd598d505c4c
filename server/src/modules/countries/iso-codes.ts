import { isoCountryCodes } from '@contract';

const assigned = new Set(isoCountryCodes());

/** Whether the upper-case code is assigned to a country. */
export const isCountryCode = (code: string): boolean => assigned.has(code);
