import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import { currentUserAnswered, removeStandingFrame } from '@/features/auth/routes';
import type { AppStore } from '@/shared/api/store';
import { paths } from '@/shared/config/paths';
import { hasSession } from '@/shared/session/session';

import { preloadFirstLists, preloadPage } from './preload';
import { Providers } from './providers';
import { createConsoleRouter, loadLayout, routerReady } from './router';
import { watchSession } from './session-watch';

/** While a name and a password are typed, what comes after them is fetched: the layout and the first pages. */
const preloadBehindSignIn = (store: AppStore) => {
  const preload = () => {
    void loadLayout();
    preloadPage(paths.dashboard, store);
    void preloadFirstLists(store);
  };
  document.addEventListener('input', preload, { once: true });
};

/** Draws the console over what `index.html` shows until then: within the frame of sign-in, or over the shell of the layout. */
export const startConsole = async (store: AppStore) => {
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no element with the id "root"');
  if (!hasSession()) preloadBehindSignIn(store);
  const router = createConsoleRouter();
  watchSession(store, router);
  // Nothing but "Loading..." could be drawn in place of the shell as long as it is not known who is there.
  await Promise.all([routerReady(router), store.dispatch(currentUserAnswered())]);
  const root = createRoot(container);
  // In one go, so that no key falls between reading the static form and drawing the console's.
  flushSync(() => root.render(<Providers store={store} router={router} />));
  removeStandingFrame();
};
