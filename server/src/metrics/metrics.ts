import type { AddressInfo } from 'node:net';

import { collectDefaultMetrics, Registry } from 'prom-client';

import type { App } from '../http/app-instance';
import { oneAtATime } from '../http/one-at-a-time';
import type { MetricsConfig } from '../settings/config';

import { countRequests } from './count-requests';
import { readState, type State } from './read-state';
import { serve } from './serve';

/**
 * Measures the server and serves the metrics at `/metrics` of a port of its own, until the app closes. Call it before the app
 * listens. Resolves to the port.
 */
export const startMetrics = async (app: App, place: MetricsConfig, state: State): Promise<number> => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  countRequests(app, registry);
  readState(app, registry, state);
  const page = { contentType: registry.contentType, read: oneAtATime(() => registry.metrics()) };
  const server = await serve(page, place);
  app.addHook('onClose', async () => {
    server.close();
    server.closeAllConnections();
  });
  return (server.address() as AddressInfo).port; // it listens on a port
};
