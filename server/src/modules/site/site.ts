import type { Database } from '../../db/database';
import type { App } from '../../http/app-instance';
import type { Clock } from '../../http/clock';

import { registerSiteRoutes } from './routes';
import { createViews } from './views';

const STORED_EVERY_MS = 10_000;

type Deps = { db: Database; clock: Clock; publicUrl: string; timeZone: string };

/** The public pages, and the count of their readers. */
export const registerSite = (app: App, deps: Deps): void => {
  const views = createViews(deps, (error, text) => app.log.warn(error, text));
  const timer = setInterval(() => void views.store(), STORED_EVERY_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await views.store();
  });
  registerSiteRoutes(app, { ...deps, views });
};
