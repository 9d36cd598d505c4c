import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** @param {string} root the folder of the release; by default this one */
const built = (root = ROOT) => path.join(root, 'server/dist');
const START_LIMIT_MS = 300_000;

export const ADMIN = {
  username: 'soak',
  email: 'soak@newsdesk.example',
  password: 'correct horse for rounds',
};

/** @param {{ dataDir?: string; databaseUrl?: string; env?: Record<string, string> }} place */
const environment = ({ dataDir, databaseUrl, env = {} }) => ({
  PATH: process.env.PATH,
  PORT: '0',
  NEWSDESK_DEMO: '0',
  NEWSDESK_PUBLIC_URL: 'http://127.0.0.1',
  NEWSDESK_LOG_LEVEL: 'warn',
  NEWSDESK_FETCH_PICTURES: 'off',
  ...(dataDir && { NEWSDESK_DATA: dataDir }),
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  ...env,
});

/** Bundles the current server. */
export const buildServer = () => {
  const { status } = spawnSync(process.execPath, ['scripts/build-server.mjs'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(1);
};

/** Makes the database, and the administrator that the rounds sign in as; `root` as in `spawnServer`. */
export const createAdmin = (place, root = undefined) => {
  const { username, email, password } = ADMIN;
  const args = ['--username', username, '--email', email, '--password-stdin'];
  const run = (command, ...options) => {
    const { status, stderr } = spawnSync(
      process.execPath,
      [path.join(built(root), `${command}.js`), ...options],
      {
        env: environment(place),
        input: password,
        encoding: 'utf8',
      },
    );
    if (status !== 0) throw new Error(`The administrator could not be made:\n${stderr}`);
  };
  run('create-database');
  run('create-admin', ...args);
};

/**
 * Starts the server as a separate process, without waiting until it is ready.
 * @param {{ root?: string; nodeArgs?: string[]; dataDir?: string; databaseUrl?: string; env?: Record<string, string> }} options
 */
export const spawnServer = ({ root, nodeArgs = [], ...place }) => {
  const child = spawn(process.execPath, [...nodeArgs, path.join(built(root), 'main.js')], {
    env: environment(place),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const server = { child, output: '', errors: '', url: undefined };
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const ready = new Promise((resolve) => {
    child.stdout.on('data', (chunk) => {
      server.output = (server.output + chunk).slice(-20_000);
      server.url ??= /ready at (http[^\s"]+)/.exec(server.output)?.[1];
      if (server.url) resolve(true);
    });
    void exited.then(() => resolve(false));
  });
  child.stderr.on('data', (chunk) => (server.errors = (server.errors + chunk).slice(-20_000)));
  // These runs look for a server that was up and ended by itself.
  void exited.then(() => {
    if (server.url && child.exitCode)
      console.error(`The server ended with ${child.exitCode}:\n${server.errors}`);
  });
  return Object.assign(server, {
    exited,
    /** Whether it came up; false if it ended instead. */
    ready: () =>
      Promise.race([
        ready,
        new Promise((resolve) => setTimeout(() => resolve(false), START_LIMIT_MS).unref()),
      ]),
    end: async (signal) => {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      await exited;
    },
  });
};

/** A running server; throws with its output if it does not start. */
export const startServer = async (options) => {
  const server = spawnServer(options);
  if (await server.ready()) return server;
  await server.end('SIGKILL');
  throw new Error(`The server did not start:\n${server.errors || server.output}`);
};
