/** What stands in the place of every page until a second factor is set up, a chunk of its own. */
export const loadSetUpPage = () => import('./pages/set-up-page').then((module) => module.SetUpPage);
