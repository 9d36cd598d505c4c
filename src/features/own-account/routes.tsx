/** The pages of this feature, each a chunk of its own, for the route table. */
export const accountPages = {
  account: () => import('./pages/account-page').then((module) => module.AccountPage),
};

/** The notice of the header, fetched where the backend tells of devices. */
export const loadNewSignInLink = () =>
  import('./components/new-sign-in-link').then((module) => module.NewSignInLink);
