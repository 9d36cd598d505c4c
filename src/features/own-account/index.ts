export { useHasAccountPage } from './model/use-has-account-page';
