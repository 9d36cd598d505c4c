import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import { createStore } from '@/shared/api/store';

import { Providers } from './providers';
import { createConsoleRouter, routerReady } from './router';
import { watchSession } from './session-watch';

/** Draws the console over the static sign-in form of `index.html`. */
export const startConsole = async () => {
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no element with the id "root"');
  const store = createStore();
  const router = createConsoleRouter();
  watchSession(store, router);
  await routerReady(router);
  const root = createRoot(container);
  // In one go, so that no key falls between reading the static form and drawing the console's.
  flushSync(() => root.render(<Providers store={store} router={router} />));
};
