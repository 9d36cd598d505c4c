/** What comes as a chunk of its own (`load-checks.ts`). */
export { BlockerList } from './blocker-list';
export { findBlockers } from './run-checks';
export { NewsChecks } from './news-checks';
