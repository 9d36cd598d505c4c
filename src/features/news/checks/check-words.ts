import type { CheckCode } from './finding';

/** What is wrong, where `detail` may name it, and what mends it. */
export type CheckWords = Record<CheckCode, { what: (detail: string) => string; fix: string }>;
