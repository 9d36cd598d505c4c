import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import { createStore } from '@/shared/api/store';
import { paths } from '@/shared/config/paths';
import { hasSession } from '@/shared/session/session';

import { preloadPage } from './preload';
import { Providers } from './providers';
import { createConsoleRouter, loadLayout, routerReady } from './router';
import { watchSession } from './session-watch';

/** While a name and a password are typed, what comes after them is fetched: the layout and the first pages. */
const preloadBehindSignIn = () => {
  void loadLayout();
  [paths.dashboard, paths.users].forEach(preloadPage);
};

/** Draws the console over the static sign-in form of `index.html`. */
export const startConsole = async () => {
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no element with the id "root"');
  const store = createStore();
  const router = createConsoleRouter();
  watchSession(store, router);
  await routerReady(router);
  const root = createRoot(container);
  if (!hasSession()) container.addEventListener('input', preloadBehindSignIn, { once: true });
  // In one go, so that no key falls between reading the static form and drawing the console's.
  flushSync(() => root.render(<Providers store={store} router={router} />));
};
