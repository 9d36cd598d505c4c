// The proxies of docs/deploy with a certificate, in front of the built server: npm run test:proxies [-- --proxy nginx|caddy].
// On Debian: apt-get install nginx-light caddy
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import https from 'node:https';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import sharp from 'sharp';

import { callerAt, send } from '../bench/soak/hostile/send.mjs';
import { newsParts } from '../bench/soak/news-parts.mjs';
import { startNginx } from '../bench/soak/nginx.mjs';
import { steadyPort } from '../bench/soak/people/instances.mjs';
import { startCaddy } from '../bench/soak/people/proxy.mjs';
import { ADMIN, buildServer, createAdmin, startServer } from '../bench/soak/server-process.mjs';

import { makeCertificate } from './certificate.mjs';

const PROXIES = { nginx: startNginx, caddy: startCaddy };
const { values } = parseArgs({ options: { proxy: { type: 'string' } } });
const kinds = values.proxy ? [values.proxy] : Object.keys(PROXIES);
const NAME = 'newsdesk.example';
/** What a caller writes into X-Forwarded-For, which nothing may believe. */
const FORGED = '203.0.113.9';
const FLOOD = 150;
const EVENT_LIMIT_MS = 5_000;

const folder = mkdtempSync(path.join(os.tmpdir(), 'newsdesk-proxies-'));
const { certificate, key } = makeCertificate(folder, `DNS:${NAME}`);

/** A connection from an address of this computer to the name of the newsroom, which no name server knows. */
const connectionFrom = (localAddress) => ({
  localAddress,
  ca: readFileSync(certificate),
  lookup: (_name, { all }, found) =>
    all ? found(null, [{ address: '127.0.0.1', family: 4 }]) : found(null, '127.0.0.1', 4),
});

let failures = 0;
const expect = (kind, isTrue, what, /** @type {unknown} */ seen = '') => {
  if (!isTrue) failures += 1;
  console.log(`${kind}: ${isTrue ? 'ok   ' : 'WRONG'} ${what}${isTrue ? '' : `: ${seen}`}`);
};
const dataOf = ({ status, text }) => {
  if (status !== 200) throw new Error(`Expected success, got ${status}: ${text}`);
  return JSON.parse(text).data;
};

/** How long after a change the stream says so, in ms; undefined if it does not. */
const toldAfter = (url, token, change) =>
  new Promise((resolve) => {
    let changedAt;
    const request = https.get(`${url}/api/events?client=another-tab&behindMs=0`, {
      ...connectionFrom('127.0.0.2'),
      headers: { authorization: `Bearer ${token}` },
    });
    const end = (result) => {
      request.destroy();
      clearTimeout(tooLong);
      resolve(result);
    };
    const tooLong = setTimeout(end, 2 * EVENT_LIMIT_MS);
    request.on('error', () => end());
    request.on('response', (response) => {
      if (response.statusCode !== 200) return end();
      response.on('data', (chunk) => {
        if (changedAt !== undefined && String(chunk).includes('data:')) end(Date.now() - changedAt);
        // The stream's first words came through the proxy.
        else if (changedAt === undefined) {
          changedAt = Date.now();
          void change();
        }
      });
    });
  });

/** A picture over the megabyte that nginx lets through by itself. */
const picture = await sharp({
  create: {
    width: 1_600,
    height: 1_200,
    channels: 3,
    background: '#000',
    noise: { type: 'gaussian', mean: 128, sigma: 40 },
  },
})
  .png()
  .toBuffer();

const upload = async (admin) => {
  const { id: groupId } = dataOf(await admin.post('/api/news/journalist', { name: `Group ${Date.now()}` }));
  const { id: categoryId } = dataOf(
    await admin.post('/api/news/categories', { name: `Category ${groupId}` }),
  );
  await admin.post('/api/news/countries', { name: 'Thailand', code: 'TH' });
  await admin.post(`/api/news/journalist/${groupId}/categories/${categoryId}`);
  const file = { file: picture, type: 'image/png' };
  const parts = newsParts({ groupId, categoryId }, { cover: file, square: file });
  const news = dataOf(await admin.form(`/api/news/journalist/${groupId}/news/create`, parts));
  return admin.get(new URL(news.coverImageUrl, 'https://x').pathname);
};

const examine = async (kind, server) => {
  const plainPort = await steadyPort();
  const own = path.join(folder, kind);
  mkdirSync(own);
  const tls = { name: NAME, certificate, key, plainPort };
  const proxy = await PROXIES[kind](own, [server.url], tls);
  const url = `https://${NAME}:${proxy.port}`;
  const at = (address, token) => callerAt(url, FORGED, token, connectionFrom(address));
  const signIn = (address, email = ADMIN.email) =>
    at(address).post('/api/auth/sign-in', { email, password: ADMIN.password });
  try {
    const plain = await send(`http://${NAME}:${plainPort}/news?page=2`, {
      connection: connectionFrom('127.0.0.1'),
    });
    const isMoved = /^https:\/\/newsdesk\.example(:\d+)?\/news\?page=2$/.test(plain.headers.location ?? '');
    expect(kind, isMoved, 'plain HTTP leads to the same page over TLS', JSON.stringify(plain.headers));

    const answer = await signIn('127.0.0.2');
    const { token } = dataOf(answer);
    const { headers } = answer;
    expect(kind, true, 'a person signs in');
    const isSecure = headers['set-cookie']?.every((cookie) => cookie.includes('Secure'));
    expect(kind, isSecure, 'the cookie of the browser is only for TLS', headers['set-cookie']);
    const strict = headers['strict-transport-security'];
    expect(kind, strict, 'browsers are told never to use plain HTTP again', strict);
    expect(kind, headers['x-request-id'], 'each answer has its id');
    const admin = at('127.0.0.2', token);
    const { text: log } = await admin.get('/api/audit');
    const isTrue = log.includes('"127.0.0.2"') && !log.includes(FORGED);
    expect(kind, isTrue, 'the audit log has the address of the caller, and not what the caller wrote', log);

    const shown = await upload(admin);
    const isPicture = shown.status === 200 && shown.headers['content-type']?.startsWith('image/');
    const size = `${(picture.length / 1e6).toFixed(1)} MB`;
    expect(kind, isPicture, `two pictures of ${size} are uploaded and shown`, shown.status);

    const told = await toldAfter(url, token, () =>
      admin.post('/api/news/categories', { name: `Told ${Date.now()}` }),
    );
    const isTold = told !== undefined && told < EVENT_LIMIT_MS;
    expect(kind, isTold, `the stream of changes is not held back (${told} ms)`, told);

    const flood = Array.from({ length: FLOOD }, (_, index) => signIn('127.0.0.3', `nobody${index}`));
    const other = await signIn('127.0.0.4');
    const refused = (await Promise.all(flood)).filter(({ status }) => status === 429);
    const inWords = refused.every(({ text }) => JSON.parse(text).success === false);
    const isStrict = refused.every(({ headers }) => headers['strict-transport-security']);
    expect(kind, isStrict, 'those who are refused are told so too');
    expect(kind, refused.length > 0 && inWords, `of ${FLOOD} sign-ins at once ${refused.length} are refused`);
    expect(kind, other.status === 200, 'meanwhile another address signs in', other.status);
  } finally {
    await proxy.end();
  }
};

try {
  for (const kind of kinds) if (!PROXIES[kind]) throw new Error(`--proxy is one of ${Object.keys(PROXIES)}.`);
  buildServer();
  const env = { NEWSDESK_PUBLIC_URL: `https://${NAME}`, NEWSDESK_TRUST_PROXY: '1' };
  for (const kind of kinds) {
    const place = { dataDir: path.join(folder, `${kind}-data`) };
    createAdmin(place);
    const server = await startServer({ ...place, env });
    await examine(kind, server).finally(() => server.end('SIGTERM'));
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(failures === 0 ? 0 : 1);
