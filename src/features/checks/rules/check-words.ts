import type { CheckCode } from './finding';

/** For each check, what is wrong (`detail` can be part of it) and how to fix it. */
export type CheckWords = Record<CheckCode, { what: (detail: string) => string; fix: string }>;
