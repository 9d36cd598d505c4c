export { ChecksOnDemand } from './components/checks-on-demand';
export { FormChecks } from './components/form-checks';
export type { Place } from './rules/finding';
export { goToPlace, isOnPage } from './model/go-to-place';
export { checks } from './load-checks';
