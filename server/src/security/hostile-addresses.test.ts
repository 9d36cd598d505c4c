import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';

import type { App } from '../http/app-instance';
import { createFolderStorage } from '../storage/folder-storage';
import { type TestServer, useTestServer } from '../testing/test-server';

const SECRET = 'what nobody may read';
const PAGE = '<!doctype html><title>Newsdesk</title>';
const IMAGE = '/files/ab/abcdefab-0000-4000-8000-abcdefabcdef.webp';

const UP = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '..%5c',
  '..\\',
  '..%252f',
  '.%2e/',
  '..%00/',
  '..;/',
  '..%c0%af',
];
const TARGETS = ['secret.txt', 'secret.txt%00.webp'];

const climbing = UP.flatMap((up) =>
  ['/', '/files/', '/files/ab/', '/assets/', '/api/docs/', '/files/drawings/'].flatMap((base) =>
    TARGETS.flatMap((target) => [1, 3].map((depth) => base + up.repeat(depth) + target)),
  ),
);

const elsewhere = [
  '//evil.example',
  '///evil.example/x',
  '/\\evil.example',
  '/%5cevil.example',
  '/%2f%2fevil.example',
  '//evil.example/%2e%2e',
  '/user//evil.example/',
  '/assets//evil.example/..',
  '/assets',
  '/assets/',
  '/files//evil.example',
  '/api//evil.example',
  '/redirect?link=https://evil.example',
  '/?next=https://evil.example',
  '/sign-in?returnTo=//evil.example',
  '/%0d%0alocation:%20https://evil.example',
  'http://evil.example/',
];

describe('a hostile address', () => {
  let server: TestServer;
  let app: App;
  let port = 0;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'newsdesk-hostile-'));
  // Closed before the server, which closes the database.
  afterAll(async () => {
    await app.close();
    fs.rmSync(folder, { recursive: true, force: true });
  });
  useTestServer((started) => (server = started));

  beforeAll(async () => {
    const [consoleDir, files] = [path.join(folder, 'console'), path.join(folder, 'files')];
    fs.mkdirSync(path.join(consoleDir, 'assets'), { recursive: true });
    fs.mkdirSync(path.join(files, 'ab'), { recursive: true });
    fs.writeFileSync(path.join(consoleDir, 'index.html'), PAGE);
    fs.writeFileSync(path.join(consoleDir, 'assets', 'a-file.js'), '');
    fs.writeFileSync(path.join(files, 'ab', path.basename(IMAGE)), 'an image');
    for (const place of [folder, files]) fs.writeFileSync(path.join(place, 'secret.txt'), SECRET);
    app = await server.build({ consoleDir, storage: createFolderStorage(files) });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    port = Number(new URL(address).port);
  });

  /** Requests the address unchanged; clients usually normalise it first. */
  const get = (address: string, accept = '*/*') =>
    new Promise<{ status: number; location: string | undefined; body: string }>((resolve, reject) => {
      const request = http.get({ host: '127.0.0.1', port, path: address, headers: { accept } }, (answer) => {
        let body = '';
        answer.setEncoding('utf8').on('data', (text: string) => (body += text));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, location: answer.headers.location, body }),
        );
      });
      request.on('error', reject);
    });

  it('does not prevent serving existing files', async () => {
    expect(await get(IMAGE)).toMatchObject({ status: 200, body: 'an image' });
    expect(await get('/user/5', 'text/html')).toMatchObject({ status: 200, body: PAGE });
  });

  it('cannot leave the served folder', async () => {
    for (const address of climbing) {
      const { status, body } = await get(address);
      expect([address, status >= 400 && status < 500, body.includes(SECRET)]).toEqual([address, true, false]);
    }
  });

  it.each(['/assets', '/assets/', '/files/', '/files/ab/'])(
    'shows no list of a folder: %s',
    async (address) => {
      for (const accept of ['text/html', '*/*']) {
        const { body } = await get(address, accept);
        expect(body).not.toMatch(/a-file|abcdefab/);
      }
    },
  );

  it.each(['text/html', '*/*'])('is never redirected: for %s', async (accept) => {
    for (const address of [...elsewhere, ...climbing.filter((_, index) => index % 11 === 0)]) {
      const { status, location } = await get(address, accept);
      expect([address, location, status >= 300 && status < 400]).toEqual([address, undefined, false]);
    }
  });
});
