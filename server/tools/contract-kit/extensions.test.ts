import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { EXTENSIONS, Permission } from '@contract';

import type { App } from '../../src/http/app-instance';
import type { Json } from '../../src/openapi/check-schema';
import { createUser, PASSWORD } from '../../src/testing/factories';
import { type Exchange, openSpoilingProxy } from '../../src/testing/spoiling-proxy';
import { type TestServer, useTestServer } from '../../src/testing/test-server';

import { rowOf } from './extension-check';
import { printReport } from './report';
import { runKit } from './run';

const LIMIT_MS = 60_000;
const ALL = Object.values(Permission).reduce<number>((mask, bit) => mask | bit, 0);

describe('the extensions that a backend announces', () => {
  let server: TestServer;
  let app: App;
  let address = '';
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'newsdesk-kit-'));
  // Closed before the test server, which closes the database.
  afterAll(async () => {
    await app.close();
    fs.rmSync(folder, { recursive: true, force: true });
  });
  useTestServer((started) => (server = started));
  beforeAll(async () => {
    fs.writeFileSync(path.join(folder, 'config.json'), '{"apiBaseUrl":""}');
    app = await server.build({ consoleDir: folder });
    address = await app.listen({ port: 0, host: '127.0.0.1' });
  });

  const run = async ({ write = true, baseUrl = address } = {}) => {
    await createUser(server.db, { username: 'chief', permission: ALL });
    await createUser(server.db, { username: 'colleague' });
    const report = await runKit({
      baseUrl,
      username: 'chief',
      password: PASSWORD,
      write,
      document: JSON.parse(JSON.stringify(app.swagger())) as Json, // an object
      timeoutMs: 5_000,
    });
    const rows = report.rows.filter(({ call }) => call.startsWith('extension '));
    return { report, verdicts: Object.fromEntries(rows.map(({ call, verdict }) => [call, verdict])), rows };
  };

  it(
    'are reported one by one, and those of this server conform [ANY-04]',
    async () => {
      const { report, verdicts, rows } = await run();
      expect(rows.filter(({ verdict }) => verdict !== 'conforms')).toEqual([]);
      // `four-eyes` depends on a setting.
      const always = EXTENSIONS.filter((name) => name !== 'four-eyes');
      expect(Object.keys(verdicts).sort()).toEqual(always.map(rowOf).sort());
      expect(printReport(report)).toMatch(/^extension live +conforms$/m);
    },
    LIMIT_MS,
  );

  it(
    'are tried without --write if they write nothing [ANY-04]',
    async () => {
      const { verdicts } = await run({ write: false });
      expect(verdicts).toMatchObject({
        [rowOf('refresh')]: 'conforms',
        [rowOf('idempotency')]: 'not tried',
        [rowOf('removed-html')]: 'not tried',
      });
    },
    LIMIT_MS,
  );

  it(
    'differ if a signed-out token is still valid [ANY-04]',
    async () => {
      let signedOut = false;
      const proxy = await openSpoilingProxy(address, (exchange: Exchange) => {
        if (exchange.path.endsWith('/sign-out')) signedOut = true;
        const isAsked = signedOut && exchange.path.endsWith('/auth/me');
        return isAsked ? { status: 200, body: { success: true, data: {}, message: '' } } : undefined;
      });
      const { rows } = await run({ write: false, baseUrl: proxy.url });
      await proxy.close();
      const row = rows.find(({ call }) => call === rowOf('sign-out'));
      expect(row).toMatchObject({ verdict: 'differs', notes: ['the token is still good afterwards'] });
    },
    LIMIT_MS,
  );
});
