/** The page that replaces every other one until a second factor is set up; a separate chunk. */
export const loadSetUpPage = () => import('./pages/set-up-page').then((module) => module.SetUpPage);
