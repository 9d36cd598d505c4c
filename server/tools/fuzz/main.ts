import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { isRecord, type TokenPurpose } from '@contract';

import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../src/modules/demo/demo-accounts';
import { DOCUMENT_FILE, ROOT_FOLDER } from '../../src/paths';

import { runFuzz } from './run-fuzz';

const START_LIMIT_MS = 60_000;

/** Callers with more rights reach more code, so they have more turns. */
const POWERFUL = ['admin', 'admin', 'admin', 'admin', 'admin', 'admin', 'head', 'head', 'head', 'audit'];

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    port: { type: 'string', default: '6150' },
    concurrency: { type: 'string', default: '16' },
  },
});
const [requests, seed, concurrency] = [values.requests, values.seed, values.concurrency].map(Number);
const baseUrl = `http://127.0.0.1:${values.port}`;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'newsdesk-fuzz-'));
const say = (text: string): void => void process.stdout.write(`${text}\n`);

const logFile = path.join(folder, 'server.log');
const log = fs.openSync(logFile, 'w');

/** A server with demo data in a temporary folder. */
const server = spawn(process.execPath, [path.join(ROOT_FOLDER, 'server/dist/main.js')], {
  env: {
    ...process.env,
    PORT: values.port,
    NEWSDESK_DATA: folder,
    NEWSDESK_DEMO: '1',
    NEWSDESK_PUBLIC_URL: baseUrl,
    NEWSDESK_FETCH_PICTURES: 'off',
    DATABASE_URL: '',
  },
  stdio: ['ignore', log, log],
});
let hasEnded = false;
server.once('exit', () => (hasEnded = true));

const waitForStart = async (): Promise<void> => {
  const until = Date.now() + START_LIMIT_MS;
  while (Date.now() < until && !hasEnded) {
    const answer = await fetch(`${baseUrl}/api/health`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error('The server did not start.');
};

const cookies = new Map<string, string>();

/** As a browser that signed in before, so that the limits on generated sign-ins from this address do not apply to it. */
const signIn = async (username: string): Promise<string> => {
  const cookie = cookies.get(username);
  const answer = await fetch(`${baseUrl}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    body: JSON.stringify({ email: username, password: DEMO_PASSWORD }),
  });
  const [set] = answer.headers.getSetCookie();
  if (set) cookies.set(username, set.split(';')[0] ?? '');
  const body: unknown = await answer.json();
  const data = isRecord(body) && isRecord(body['data']) ? body['data'] : {};
  if (typeof data['token'] !== 'string') throw new Error(`${username} could not sign in.`);
  return data['token'];
};

/** A token for the calls of other systems; it survives what generated requests do to sessions. */
const systemToken = async (purpose: TokenPurpose): Promise<string> => {
  const answer = await fetch(`${baseUrl}/api/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await signIn('admin')}` },
    body: JSON.stringify({ name: purpose, purpose }),
  });
  const body: unknown = await answer.json();
  const data = isRecord(body) && isRecord(body['data']) ? body['data'] : {};
  if (typeof data['secret'] !== 'string') throw new Error(`There is no token to ${purpose}.`);
  return data['secret'];
};

/** The server's log lines for the failures, each distinct line once. */
const logged = (): string[] => [
  ...new Set(
    [...fs.readFileSync(logFile, 'utf8').matchAll(/"err":\{"type":"\w*","message":"((?:[^"\\]|\\.)*)"/g)].map(
      ([, text = '']) => text,
    ),
  ),
];

const residentMegabytes = (): number => {
  const status = fs.existsSync(`/proc/${server.pid}/status`)
    ? fs.readFileSync(`/proc/${server.pid}/status`, 'utf8')
    : '';
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
};

try {
  await waitForStart();
  const callers = [...DEMO_ACCOUNTS.map(({ username }) => username), ...POWERFUL];
  const document: unknown = JSON.parse(fs.readFileSync(DOCUMENT_FILE, 'utf8'));
  const before = residentMegabytes();
  const start = performance.now();
  const report = await runFuzz({
    baseUrl,
    document: isRecord(document) ? document : {},
    requests: requests ?? 0,
    seed: seed ?? 1,
    systemTokens: {
      '/api/imports/': await systemToken('import'),
      '/api/site/news': await systemToken('read-news'),
      '/api/site/views': await systemToken('report-views'),
    },
    signIns: callers.map((username) => () => signIn(username)),
    concurrency: concurrency ?? 16,
    limitMs: 45_000,
    progress: (done) => say(`${done} requests, server at ${residentMegabytes()} MB`),
  });
  const seconds = Math.round((performance.now() - start) / 1000);
  const isAlive = !hasEnded && (await fetch(`${baseUrl}/api/health`)).ok;
  say(
    JSON.stringify(
      { seed, seconds, ...report, logged: logged(), isAlive, megabytes: [before, residentMegabytes()] },
      null,
      2,
    ),
  );
  const isSignedIn = (report.outcomes['401'] ?? 0) < (requests ?? 0) / 3;
  if (!isSignedIn) say('More than a third of the requests was refused with 401, so the run shows little.');
  process.exitCode = report.failures.length === 0 && isAlive && isSignedIn ? 0 : 1;
} finally {
  server.kill('SIGTERM');
  if (!hasEnded) await new Promise((resolve) => server.once('exit', resolve));
  fs.rmSync(folder, { recursive: true, force: true });
}
