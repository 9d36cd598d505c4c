import { buildApp } from './app';
import { startCleanUp } from './clean-up';
import { type Config, readConfig } from './config';
import { type OpenDatabase, StartError } from './db/database';
import { openDatabase } from './db/open';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './db/seed/demo-accounts';
import { seedDemo } from './db/seed/seed';
import type { App } from './http/app-instance';
import { systemClock } from './http/clock';
import { loadSigningKey } from './modules/auth/signing-key';
import { openStorage } from './storage/open';

const SHUTDOWN_LIMIT_MS = 10_000;

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const warn = (text: string): void => void process.stderr.write(`WARNING: ${text}\n`);

const greeting = (address: string, { demo, databaseUrl, dataDir }: Config): string => {
  const lines = ['', `  Newsdesk is ready at ${address}`, ''];
  lines.push(databaseUrl ? '  Data: PostgreSQL (DATABASE_URL)' : `  Data: ${dataDir}`);
  if (demo) {
    lines.push('', `  Demo accounts, all with the password "${DEMO_PASSWORD}":`);
    for (const { username, role } of DEMO_ACCOUNTS) lines.push(`    ${username.padEnd(10)} ${role}`);
  } else {
    lines.push('  Make the first administrator with: npm run create-admin');
  }
  return [...lines, '', '  Press Ctrl+C to stop.', ''].join('\n');
};

/** Ends open requests, brings the database to rest, and leaves; a second signal leaves at once. */
const stopOnSignals = (app: App, database: OpenDatabase): void => {
  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), SHUTDOWN_LIMIT_MS).unref();
    await app.close();
    await database.close();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
};

const start = async (): Promise<void> => {
  const config = readConfig(process.env);
  const database = await openDatabase(config, warn);
  try {
    if (config.demo) await seedDemo(database.db, systemClock);
    const { db, listen } = database;
    const storage = openStorage(config);
    const stopCleanUp = startCleanUp({ db, storage, clock: systemClock }, warn);
    const app = await buildApp({
      ...config,
      db,
      listen,
      storage,
      clock: systemClock,
      secret: config.secret ?? (await loadSigningKey(db)),
    });
    app.addHook('onClose', async () => stopCleanUp());
    stopOnSignals(app, database);
    const address = await app.listen({ host: config.host, port: config.port });
    say(greeting(address, config));
  } catch (error) {
    await database.close();
    throw error;
  }
};

const explain = (error: unknown): string => {
  if (error instanceof StartError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `${error.message}\nAnother program listens there. Choose another port with PORT.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};

start().catch((error: unknown) => {
  process.stderr.write(`Newsdesk could not start.\n${explain(error)}\n`);
  process.exit(1);
});
