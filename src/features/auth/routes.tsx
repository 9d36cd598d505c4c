/** The start of the console needs these before it renders, and nothing else of this feature. */
export { currentUserAnswered, loadCurrentUser, selectCurrentUser } from './api/auth-api';
export { removeStandingFrame } from './model/static-form';

/**
 * The pages of this feature for the route table. The sign-in page is not a separate chunk, which would need
 * another round trip.
 */
export const authPages = {
  signIn: () => import(/* webpackMode: "eager" */ './pages/sign-in-page').then((module) => module.SignInPage),
  setPassword: () => import('./pages/set-password-page').then((module) => module.SetPasswordPage),
  forgotten: () => import('./pages/forgotten-page').then((module) => module.ForgottenPage),
  firstRun: () => import('./pages/first-run-page').then((module) => module.FirstRunPage),
};
