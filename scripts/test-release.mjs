// Builds the folder build/, installs a copy of it, runs it and each command of an operator: npm run test:release. Offline if npm's cache has the packages.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';

import { runServerTool } from './server-bundle.mjs';

const root = path.resolve(import.meta.dirname, '..');
const place = mkdtempSync(path.join(os.tmpdir(), 'newsdesk-release-'));
const folder = path.join(place, 'newsdesk');
const PASSWORD = 'correct horse for releases';
/** A server that neither starts nor ends: far longer than a busy computer needs. */
const SLIP_LIMIT_MS = 600_000;
const env = {
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  PORT: String(20_000 + Math.floor(Math.random() * 9_000)),
  NEWSDESK_PUBLIC_URL: 'http://127.0.0.1',
  NEWSDESK_DATA: path.join(place, 'data'),
};
const url = `http://127.0.0.1:${env.PORT}`;

/** Runs a command of npm and fails with its output if its exit code is another one. */
const npm = (args, { cwd = folder, expected = 0, input = '', settings = {} } = {}) => {
  const { status, stdout, stderr } = spawnSync('npm', args, {
    cwd,
    env: { ...env, ...settings },
    input,
    encoding: 'utf8',
  });
  if (status !== expected) throw new Error(`npm ${args.join(' ')} ended with ${status}:\n${stdout}${stderr}`);
  console.log(`npm ${args.join(' ')}`);
};
const command = (name, options = [], more = {}) => npm(['run', '--silent', name, '--', ...options], more);

const install = () => {
  const args = ['ci', '--omit=dev', '--no-progress'];
  try {
    npm([...args, '--offline']);
  } catch {
    npm(args);
  }
};

const startServer = async () => {
  const server = spawn(process.execPath, ['server/dist/main.js'], { cwd: folder, env });
  let said = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (said += chunk));
  const ended = new Promise((resolve) => server.once('exit', resolve));
  await new Promise((resolve, reject) => {
    server.stdout.on('data', () => said.includes('Newsdesk is ready at') && resolve(true));
    void ended.then(() => reject(new Error(`The server ended:\n${said}`)));
  });
  return {
    stop: async () => {
      server.kill('SIGTERM');
      if ((await ended) !== 0) throw new Error(`The server did not stop as it should:\n${said}`);
    },
  };
};

const reads = async (address, expected) => {
  const response = await fetch(`${url}${address}`, { headers: { accept: 'text/html,*/*' } });
  const text = await response.text();
  if (response.status !== 200 || !text.includes(expected))
    throw new Error(`${address} is ${response.status}: ${text.slice(0, 300)}`);
  console.log(`GET ${address}`);
  return text;
};

/** Starts the server, which must not come up; resolves to its exit code and to what it said on standard error. */
const startWrongly = async (settings) => {
  const server = spawn(process.execPath, ['server/dist/main.js'], { cwd: folder, env: settings });
  const ended = new Promise((resolve) => server.once('close', resolve));
  // A server that starts would run for ever.
  server.stdout.on('data', (chunk) => String(chunk).includes('ready at') && server.kill('SIGKILL'));
  const tooLong = setTimeout(() => server.kill('SIGKILL'), SLIP_LIMIT_MS);
  const said = await text(server.stderr);
  const code = await ended;
  clearTimeout(tooLong);
  return { code, said };
};

/** Each slip of an operator ends the start with its sentence. */
const startWithSlips = async () => {
  const { RIGHT, SLIPS_OF_SETTINGS, SLIPS_OF_PLACES } = await runServerTool(
    'slips',
    'server/src/testing/slips.ts',
  );
  const slips = [...SLIPS_OF_SETTINGS, ...SLIPS_OF_PLACES];
  const failures = [];
  for (const [what, wrong, words] of slips) {
    const { NEWSDESK_DATA } = env;
    const settings = { PATH: env.PATH, PORT: '0', NEWSDESK_DATA, ...RIGHT, ...wrong };
    const { code, said } = await startWrongly(settings);
    const [, sentence] = said.split(/^Newsdesk could not start\.\n/);
    const isSaid = sentence !== undefined && words.test(sentence);
    if (code !== 1 || !isSaid || /\n\s+at /.test(said)) failures.push(`${what}: ${code} ${said}`);
  }
  if (failures.length > 0) throw new Error(`Not refused in words:\n${failures.join('\n')}`);
  console.log(`${slips.length} slips of an operator: each ends the start with its sentence`);
};

/** A config.json that the console cannot read ends the start, and the doctor names it. */
const startWithBrokenConsole = async () => {
  const file = path.join(folder, 'dist/config.json');
  const right = readFileSync(file);
  writeFileSync(file, '{ "locale": "th", }');
  const { code, said } = await startWrongly(env);
  if (code !== 1 || !said.includes('config.json is no JSON')) throw new Error(`Not refused: ${code} ${said}`);
  command('doctor', [], { expected: 1 });
  writeFileSync(file, right);
};

const run = async () => {
  npm(['run', '--silent', 'build'], { cwd: root });
  cpSync(path.join(root, 'build'), folder, {
    recursive: true,
    filter: (name) => !['data', 'node_modules'].includes(path.basename(name)),
  });
  install();
  await startWithSlips();

  command('create-database');
  const who = ['--username', 'somsri', '--email', 'somsri@newsdesk.example', '--password-stdin'];
  command('create-admin', who, { input: PASSWORD });
  await startWithBrokenConsole();
  let server = await startServer();
  try {
    await reads('/api/ready', 'true');
    const page = await reads('/', '<script');
    const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(page) ?? [];
    await reads(script, '');
    await reads('/config.json', '"extensions"');
    const { status } = spawnSync('bash', ['docs/deploy/ready.sh'], { cwd: folder, env });
    if (status !== 0) throw new Error(`docs/deploy/ready.sh ended with ${status}.`);
    command('backup', ['--to', path.join(place, 'backup')]);
  } finally {
    await server.stop();
  }
  const { status } = spawnSync('bash', ['docs/deploy/ready.sh'], { cwd: folder, env });
  if (status === 0) throw new Error('docs/deploy/ready.sh finds a stopped server ready.');

  command('verify', [path.join(place, 'backup')]);
  command('doctor');
  command('recount', ['--check']);
  command('reindex-search');
  command('reseal');
  command('export', [path.join(place, 'export')]);
  command('import', [path.join(place, 'export'), '--everything'], {
    settings: { NEWSDESK_DATA: path.join(place, 'imported') },
  });
  command('import', ['nothing.jsonl', '--group', '1'], { expected: 1 });
  command('erase-person', ['--username', 'nobody'], { expected: 1 });
  command('adopt-store', ['--take-over']);
  command('check-upgrade');
  command('restore', ['--from', path.join(place, 'backup')], {
    settings: { NEWSDESK_DATA: path.join(place, 'restored') },
  });
  env.NEWSDESK_DATA = path.join(place, 'restored');
  server = await startServer();
  await server.stop();
};

try {
  await run();
  console.log('The built folder runs, and so does each command.');
} finally {
  rmSync(place, { recursive: true, force: true });
}
