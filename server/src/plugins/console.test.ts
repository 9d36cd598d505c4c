import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import fastify from 'fastify';

import type { App } from '../http/app-instance';

import { registerCalls } from './calls';
import { registerConsole } from './console';
import { registerSecurityHeaders } from './security-headers';

const PAGE = '<!doctype html><script>theme()</script><script src="/assets/main.0a1b2c3d.js"></script>';

describe('the built console', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'newsdesk-console-'));
  const app: App = fastify();
  const writeConfig = (config: string) => fs.writeFileSync(path.join(folder, 'config.json'), config);
  registerCalls(app, { onlySection7: false });
  app.get(
    '/api/events',
    { config: { access: 'public', operationId: 'a', summary: 'b', tag: 'Service', extension: 'live' } },
    async () => null,
  );

  beforeAll(async () => {
    fs.mkdirSync(path.join(folder, 'assets'));
    fs.writeFileSync(path.join(folder, 'index.html'), PAGE);
    writeConfig('{"apiBaseUrl":"https://api.example/base"}');
    fs.writeFileSync(path.join(folder, 'assets', 'main.0a1b2c3d.js'), 'run()');
    fs.writeFileSync(path.join(folder, 'assets', 'main.0a1b2c3d.js.gz'), gzipSync('run()'));
    await registerSecurityHeaders(app, { consoleDir: folder, corsOrigins: [] });
    await registerConsole(app, folder);
  });
  afterAll(async () => {
    await app.close();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  it.each(['/', '/user/5', '/journalist/group/1/news?page=2', '/index.html'])(
    'is one uncached page for every address: %s',
    async (url) => {
      const { statusCode, headers, body } = await app.inject({ url, headers: { accept: 'text/html,*/*' } });
      expect(statusCode).toBe(200);
      expect(headers['cache-control']).toBe('no-cache');
      expect(body).toBe(PAGE);
    },
  );

  it('lets browsers cache files with a hash in their name for good, and sends them compressed', async () => {
    const url = '/assets/main.0a1b2c3d.js';
    const { headers, rawPayload } = await app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'gzip',
      'content-type': expect.stringContaining('javascript'),
    });
    expect(rawPayload).toEqual(gzipSync('run()'));
    expect((await app.inject(url)).body).toBe('run()');
  });

  it('serves config.json uncached, and nothing outside its folder', async () => {
    expect((await app.inject('/config.json')).headers['cache-control']).toBe('no-cache');
    for (const url of [
      '/missing.js',
      '/assets/missing.js',
      '/..%2f..%2fetc%2fpasswd',
      '/api/nothing',
      '/files/x',
    ]) {
      const { statusCode } = await app.inject({ url, headers: { accept: 'text/html,*/*' } });
      expect([url, statusCode]).toEqual([url, 404]);
    }
  });

  it('announces the extensions of this server in config.json, and leaves those of another backend alone [ANY-03]', async () => {
    const config = async () => (await app.inject('/config.json')).json<object>();
    expect(await config()).toEqual({ apiBaseUrl: 'https://api.example/base' });
    writeConfig('{"apiBaseUrl":"","locale":"en","extensions":[]}');
    expect(await config()).toEqual({
      apiBaseUrl: '',
      locale: 'en',
      extensions: ['live'],
    });
    writeConfig('{"apiBaseUrl":"https://api.example/base"}');
  });

  it('reads over the mark with which some editors begin config.json', async () => {
    writeConfig('\uFEFF{"apiBaseUrl":""}');
    expect((await app.inject('/config.json')).json()).toEqual({ apiBaseUrl: '', extensions: ['live'] });
    writeConfig('{"apiBaseUrl":"https://api.example/base"}');
  });

  it('names the time zone of the newsroom in config.json [PST-07]', async () => {
    const abroad: App = fastify();
    registerCalls(abroad, { onlySection7: true });
    await registerConsole(abroad, folder, { timeZone: 'Asia/Tokyo' });
    writeConfig('{"apiBaseUrl":"","timeZone":"Asia/Bangkok"}');
    expect((await abroad.inject('/config.json')).json()).toMatchObject({ timeZone: 'Asia/Tokyo' });
    writeConfig('{"apiBaseUrl":"https://api.example/base"}');
    await abroad.close();
  });

  it('says in config.json that passwords are off [CON-06]', async () => {
    const byProvider: App = fastify();
    registerCalls(byProvider, { onlySection7: true });
    await registerConsole(byProvider, folder, { providerName: 'Example ID', passwordsOff: true });
    writeConfig('{"apiBaseUrl":""}');
    expect((await byProvider.inject('/config.json')).json()).toMatchObject({
      providerName: 'Example ID',
      passwordsOff: true,
    });
    writeConfig('{"apiBaseUrl":"https://api.example/base"}');
    await byProvider.close();
  });

  it('marks a public demo in config.json', async () => {
    const demo: App = fastify();
    registerCalls(demo, { onlySection7: true });
    await registerConsole(demo, folder, { isDemo: true });
    writeConfig('{"apiBaseUrl":""}');
    expect((await demo.inject('/config.json')).json()).toEqual({
      apiBaseUrl: '',
      extensions: [],
      demo: true,
    });
    writeConfig('{"apiBaseUrl":"https://api.example/base"}');
    await demo.close();
  });

  it('has a policy with its inline script and the API that config.json names', async () => {
    // The policy is read again once a second, so another test's config.json may still be in effect.
    const fresh: App = fastify();
    await registerSecurityHeaders(fresh, { consoleDir: folder, corsOrigins: [] });
    await registerConsole(fresh, folder);
    const { headers } = await fresh.inject('/');
    await fresh.close();
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/);
    expect(policy).toContain("connect-src 'self' https://api.example;");
  });
});
