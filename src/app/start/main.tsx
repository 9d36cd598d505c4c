import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import { currentUserAnswered, removeStandingFrame } from '@/features/auth/routes';
import { type AppStore, createStore } from '@/shared/api/store';
import { paths } from '@/shared/config/paths';
import { hasSession } from '@/shared/session/session';

import { createConsoleRouter, loadLayout, openSignIn, routerReady } from '../routes/router';

import { preloadFirstLists, preloadFirstPage, preloadPage } from './preload';
import { Providers } from './providers';
import { watchSession } from './session-watch';

/** Loads the layout and the first pages while a person fills in the sign-in form. */
const preloadBehindSignIn = (store: AppStore) => {
  const preload = () => {
    void loadLayout();
    preloadPage(paths.dashboard, store);
    void preloadFirstLists(store);
  };
  document.addEventListener('input', preload, { once: true });
};

/**
 * Renders the console in place of the static content of `index.html`: the sign-in form, or the shell of the
 * layout.
 */
export const startConsole = async () => {
  const store = createStore();
  preloadFirstPage(store);
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no element with the id "root"');
  if (!hasSession()) preloadBehindSignIn(store);
  const router = createConsoleRouter();
  watchSession(store, router);
  if (!hasSession()) await openSignIn(router);
  // Keep the static shell until the user is known: without the user the console could only show
  // "Loading...".
  await Promise.all([routerReady(router), store.dispatch(currentUserAnswered())]);
  const root = createRoot(container);
  const render = () => root.render(<Providers store={store} router={router} />);
  // In place of the shell, React renders in short slices, and a key or click waits for one of them only. The sign-in form is
  // replaced at once, so that no keystroke is lost between reading the static form and rendering the console.
  if (hasSession()) startTransition(render);
  else {
    // index.html hides the form if there is a session, and the server may have ended it since.
    document.documentElement.classList.remove('has-session');
    flushSync(render);
  }
  removeStandingFrame();
};
