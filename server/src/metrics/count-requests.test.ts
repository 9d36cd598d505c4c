import fastify from 'fastify';
import { Registry } from 'prom-client';

import type { App } from '../http/app-instance';

import { countRequests } from './count-requests';

describe('the measured requests', () => {
  let app: App;
  let registry: Registry;
  beforeEach(() => {
    registry = new Registry();
    app = fastify();
    app.get('/api/users/detail/:id', async () => ({}));
    app.get('/api/events', { config: { produces: 'text/event-stream' } }, async () => 'data: 1');
    app.get('/api/busy', (_request, reply) => reply.code(429).send());
    countRequests(app, registry);
  });
  afterEach(() => app.close());

  const samples = async (name: string): Promise<string[]> => {
    const lines = (await registry.metrics()).split('\n');
    return lines.filter((line) => line.startsWith(`${name}{`)).map((line) => line.slice(name.length));
  };

  it('have the pattern of their route, their method and status, and never their address [CON-08]', async () => {
    for (const id of ['7', '8', 'a-secret']) await app.inject(`/api/users/detail/${id}?q=a-secret`);
    await app.inject({ method: 'HEAD', url: '/api/users/detail/7' });
    await app.inject('/api/busy');
    expect(await samples('newsdesk_http_requests_total')).toEqual([
      '{method="GET",route="/api/users/detail/:id",status="200"} 3',
      '{method="HEAD",route="/api/users/detail/:id",status="200"} 1',
      '{method="GET",route="/api/busy",status="429"} 1',
    ]);
    expect(await registry.metrics()).not.toContain('a-secret');
  });

  it('are one series for all addresses and methods that the server does not know [CON-08]', async () => {
    for (const url of ['/.env', '/wp-login.php', '/api/users/detail', '/api/x%20y']) {
      await app.inject(url);
      await app.inject({ method: 'POST', url });
      await app.inject({ method: 'DELETE', url });
    }
    const one = '{method="any",route="unknown",status="404"} 12';
    expect(await samples('newsdesk_http_requests_total')).toEqual([one]);
  });

  it('are timed, but not the streams, which last as long as a page is open [CON-08]', async () => {
    await app.inject('/api/events');
    await app.inject('/api/users/detail/7');
    expect(await samples('newsdesk_http_requests_total')).toHaveLength(2);
    expect(await samples('newsdesk_http_request_duration_seconds_count')).toEqual([
      '{method="GET",route="/api/users/detail/:id"} 1',
    ]);
  });
});
