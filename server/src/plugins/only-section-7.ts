import { notFound } from '../http/api-error';
import type { App } from '../http/app-instance';

/** The core API uses only the standard HTTP headers; such a backend does not know the console's other headers. */
const UNKNOWN_HEADERS = ['idempotency-key', 'if-match', 'x-client-id'];

/**
 * Turns this server into a backend with only the core API: routes that declare an `extension` are not
 * registered. The journeys run against both kinds of backend (docs/extensions.md).
 */
export const registerOnlySection7 = (app: App): void => {
  app.addHook('onRequest', async ({ routeOptions, headers }) => {
    if (routeOptions.config.extension !== undefined) throw notFound();
    for (const name of UNKNOWN_HEADERS) delete headers[name];
  });
};
