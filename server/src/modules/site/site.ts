import type { Database } from '../../db/database';
import type { App } from '../../http/app-instance';
import type { Clock } from '../../http/clock';
import { registerFeedRoutes } from '../feeds/routes';
import { registerSiteNewsRoutes } from '../site-news/routes';

import { registerSiteRoutes } from './routes';
import { createViews } from './views';

const STORED_EVERY_MS = 10_000;

type Deps = {
  db: Database;
  clock: Clock;
  publicUrl: string;
  timeZone: string;
  siteName: string;
  onlySection7: boolean;
};

/** What readers and other websites get: the public pages with the count of their readers, their feeds, and the news as data. */
export const registerSite = (app: App, deps: Deps): void => {
  const views = createViews(deps, (error, text) => app.log.warn(error, text));
  const timer = setInterval(() => void views.store(), STORED_EVERY_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await views.store();
  });
  registerSiteRoutes(app, { ...deps, views });
  // The addresses of news are part of the core API, and so their pages are there too; what goes beyond is not.
  if (deps.onlySection7) return;
  app.extensions.add('site');
  registerFeedRoutes(app, deps);
  registerSiteNewsRoutes(app, { ...deps, access: 'public' });
};
