import { notFound } from '../http/api-error';
import type { App } from '../http/app-instance';

/** The headers of the core API are those of http; what else the console sends, such a backend has never heard of. */
const UNKNOWN_HEADERS = ['idempotency-key', 'if-match', 'x-client-id'];

/**
 * Makes this server a backend that knows the core API and nothing more: routes that declare an `extension` are not
 * there. The journeys run against both (docs/extensions.md).
 */
export const registerOnlySection7 = (app: App): void => {
  app.addHook('onRequest', async ({ routeOptions, headers }) => {
    if (routeOptions.config.extension !== undefined) throw notFound();
    for (const name of UNKNOWN_HEADERS) delete headers[name];
  });
};
