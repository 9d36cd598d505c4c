import type { FastifyRequest } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';

import type { App } from '../http/app-instance';

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The pattern of the route and never the address, so that callers cannot make up labels. */
const labelsOf = ({ method, routeOptions: { url } }: FastifyRequest) =>
  url === undefined ? { method: 'any', route: 'unknown' } : { method, route: url };

/** Counts and times every answer of the server. */
export const countRequests = (app: App, registry: Registry): void => {
  const registers = [registry];
  const requests = new Counter({
    name: 'newsdesk_http_requests_total',
    help: 'Answers by method, pattern of the route and status; refusals are those of 429 and 503.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'newsdesk_http_request_duration_seconds',
    help: 'From the arrival of a request to the end of its answer, without streams.',
    labelNames: ['method', 'route'],
    buckets: BUCKETS,
    registers,
  });
  app.addHook('onResponse', (request, reply, done) => {
    const labels = labelsOf(request);
    requests.inc({ ...labels, status: reply.statusCode });
    // A stream lasts as long as its page is open.
    if (request.routeOptions.config.produces !== 'text/event-stream')
      durations.observe(labels, reply.elapsedTime / 1_000);
    done();
  });
};
