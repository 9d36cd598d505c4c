import fastify, { type RouteShorthandOptions } from 'fastify';

import { EXTENSIONS } from '@contract';

import { type TestServer, useTestServer } from '../testing/test-server';

import { registerCalls } from './calls';

const appWithCalls = () => {
  const app = fastify();
  registerCalls(app, { onlySection7: false });
  return app;
};

describe('a route under /api', () => {
  const setup = (change: RouteShorthandOptions['config']) => {
    const app = appWithCalls();
    const config = { access: 'public', operationId: 'a', summary: 'b', tag: 'News', core: true } as const;
    return () =>
      app.put('/api/a', { config: { ...config, announces: false, audits: false, ...change } }, () => '');
  };

  it.each<[string, RouteShorthandOptions['config']]>([
    ['who may call it', { access: undefined }],
    ['operationId', { operationId: undefined }],
    ['summary', { summary: '' }],
    ['tag', { tag: undefined }],
    ['either core: true or its extension', { core: undefined }],
    ['either core: true or its extension', { extension: 'live' }],
    ['whether it announces', { announces: undefined }],
    ['what it records in the audit log', { audits: undefined }],
  ])('prevents the start if it does not declare %s', (what, change) => {
    expect(setup(change)).toThrow(what);
  });

  it('is registered if its config is complete; outside /api it needs no config', () => {
    expect(setup({})).not.toThrow();
    expect(() => appWithCalls().get('/files/x', () => null)).not.toThrow();
  });
});

describe('the extensions of this server', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  it('are those that its routes declare, and all that the contract names [ANY-03]', () => {
    // `four-eyes` depends on a setting.
    const always = EXTENSIONS.filter((name) => name !== 'four-eyes');
    expect([...server.app.extensions].sort()).toEqual(always.sort());
  });

  it('include four-eyes if the setting is on [DSK-05]', async () => {
    const strict = await server.build({ fourEyes: true });
    await strict.ready();
    expect([...strict.extensions].sort()).toEqual([...EXTENSIONS].sort());
  });

  it('are none with onlySection7, and the core API stays complete', async () => {
    const plain = await server.build({ onlySection7: true });
    await plain.ready();
    expect([...plain.extensions]).toEqual([]);
    const core = server.app.calls.filter(({ config }) => config.core);
    expect(core).toHaveLength(33);
    const statuses = await Promise.all(
      server.app.calls.map(async ({ method, url, config }) => {
        const address = url.replace(/:\w+/g, '1');
        const { statusCode } = await plain.inject({ method: method as 'GET', url: address }); // one of http's own
        return { url, isThere: statusCode !== 404, isCore: config.core === true };
      }),
    );
    await plain.close();
    for (const { url, isThere, isCore } of statuses) expect([url, isThere]).toEqual([url, isCore]);
  });
});
