/** The pages of this feature for the route table; each is a separate chunk. */
export const accountPages = {
  account: () => import('./pages/account-page').then((module) => module.AccountPage),
};

/** The notice in the header; loaded only if the backend reports devices. */
export const loadNewSignInLink = () =>
  import('./components/new-sign-in-link').then((module) => module.NewSignInLink);
