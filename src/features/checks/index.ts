export { ChecksOnDemand } from './components/checks-on-demand';
export { FormChecks } from './components/form-checks';
export { checks } from './load-checks';
