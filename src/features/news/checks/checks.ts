/** What comes as a chunk of its own: no page waits for it. */
export { NewsChecks } from './news-checks';
