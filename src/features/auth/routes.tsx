/** The start asks who is there before it draws anything, and wants nothing else of the feature then. */
export { currentUserAnswered, loadCurrentUser, selectCurrentUser } from './api/auth-api';
export { removeStandingFrame } from './model/static-form';

/**
 * The pages of this feature for the route table. The first page of everybody is no chunk of its own, which would
 * come one trip later.
 */
export const authPages = {
  signIn: () => import(/* webpackMode: "eager" */ './pages/sign-in-page').then((module) => module.SignInPage),
  setPassword: () => import('./pages/set-password-page').then((module) => module.SetPasswordPage),
  firstRun: () => import('./pages/first-run-page').then((module) => module.FirstRunPage),
};
