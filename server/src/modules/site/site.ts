import type { Database } from '../../db/database';
import type { App } from '../../http/app-instance';
import type { Clock } from '../../http/clock';

import { registerSiteRoutes } from './routes';
import { createViews } from './views';

const STORED_EVERY_MS = 10_000;

/** The public pages, and the count of their readers. */
export const registerSite = (app: App, deps: { db: Database; clock: Clock; publicUrl: string }): void => {
  const views = createViews(deps.db, deps.clock, (error, text) => app.log.warn(error, text));
  const timer = setInterval(() => void views.store(), STORED_EVERY_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await views.store();
  });
  registerSiteRoutes(app, { ...deps, views });
};
