/** The content of the separate chunk (`load-checks.ts`). */
export { BlockerList } from './blocker-list';
export { findBlockers } from './run-checks';
export { NewsChecks } from './news-checks';
