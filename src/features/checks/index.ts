export { ChecksOnDemand } from './components/checks-on-demand';
export { FormChecks } from './components/form-checks';
export { checks } from './load-checks';
export { findWords } from './model/find-words';
export { goToPlace } from './model/go-to-place';
export { elementOf } from './rules/places';
