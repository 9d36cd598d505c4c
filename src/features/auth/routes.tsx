/** The pages of this feature, each a chunk of its own, for the route table. */
export const authPages = {
  signIn: () => import('./pages/sign-in-page').then((module) => module.SignInPage),
};
