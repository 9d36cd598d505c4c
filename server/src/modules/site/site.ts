import type { Database } from '../../db/database';
import type { App } from '../../http/app-instance';
import type { Clock } from '../../http/clock';
import { registerFeedRoutes } from '../feeds/routes';
import { registerSiteNewsRoutes } from '../site-news/routes';

import { registerSiteRoutes } from './routes';
import { createViews } from './views';
import { registerViewsRoute } from './views-route';

const STORED_EVERY_MS = 10_000;

type Deps = {
  db: Database;
  clock: Clock;
  publicUrl: string;
  timeZone: string;
  hasSite: boolean;
  siteName: string;
  onlySection7: boolean;
};

/**
 * What readers and other websites get: the public pages and their feeds, unless they are turned off, the news as data, and the
 * count of views. Without public pages the news is for those who have a token.
 */
export const registerSite = (app: App, deps: Deps): void => {
  const views = createViews(deps, (error, text) => app.log.warn(error, text));
  const timer = setInterval(() => void views.store(), STORED_EVERY_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await views.store();
  });
  const { hasSite, onlySection7 } = deps;
  if (hasSite) registerSiteRoutes(app, { ...deps, views });
  // The addresses of news are part of the core API, and so their pages are there too; what goes beyond is not.
  if (onlySection7) return;
  registerSiteNewsRoutes(app, { ...deps, access: hasSite ? 'public' : { token: 'read-news' } });
  registerViewsRoute(app, views);
  if (!hasSite) return;
  app.extensions.add('site');
  registerFeedRoutes(app, deps);
};
