/** The content of the separate chunk (`load-checks.ts`). */
export { BlockerList } from './components/blocker-list';
export { findBlockers } from './rules/run-checks';
export { NewsChecks } from './components/news-checks';
