import { setTimeout as wait } from 'node:timers/promises';
import v8 from 'node:v8';

import { buildApp } from './app';
import { startCleanUp } from './clean-up/clean-up';
import type { Database } from './db/database';
import { followDatabaseTime } from './db/database-clock';
import { createReserve } from './db/embedded/reserve';
import { inWords } from './db/in-words';
import { openDatabase } from './db/open';
import { type Clock, systemClock } from './http/clock';
import { createSay } from './log-lines';
import { startMetrics } from './metrics/metrics';
import { startTokenOf } from './modules/accounts/first-run';
import { hasNoUsers } from './modules/accounts/repository';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './modules/demo/demo-accounts';
import { endDemoSessions } from './modules/demo/demo-lock';
import { addDemoPictures } from './modules/demo/demo-pictures';
import { seedDemo } from './modules/demo/seed';
import type { Keyring } from './modules/keys/keyring';
import { loadKeyring } from './modules/keys/load-keyring';
import { countUnreadableWebhooks } from './modules/keys/reseal';
import { watchInstances } from './modules/keys/watch-instances';
import { createMailer } from './modules/mail/mailer';
import { startFillingSearch } from './modules/news-search/fill-search';
import { countUnreadable } from './modules/two-factor/repository';
import { createSecrets } from './modules/two-factor/secrets';
import { type Config, type Demo, readConfig, requirePublicUrl } from './settings/config';
import { refuseConsole } from './settings/console-settings';
import { createShutdown } from './shutdown';
import { openStorage } from './storage/open';
import { createWorkers } from './workers/workers';

/**
 * The length of the system's queue of unaccepted connections. When the queue is full, the system silently drops further
 * connections, and their clients retry after a second or three. A thousand connections of one sender would then delay
 * everybody else (Node's default: 511).
 */
const MAX_WAITING_CONNECTIONS = 4_096;

/**
 * How far the memory grows before it is collected, in percent. V8 lets it triple and more, and the texts of refused forms, a
 * megabyte each, stayed in it: five senders took 180 MB, with this 120 MB. Their answers took as long; with 50 % longer.
 */
const HEAP_GROWTH = 100;

/**
 * How long a refusal of too many requests (429) is held back at least, and up to twice as long: a burst of requests is not
 * answered in a burst, during which others would wait.
 */
const HOLD_BACK_MS = 1_000;

const say = createSay(process.stdout, 'info');
const sayInWords = createSay({ isTTY: true, write: (text) => process.stdout.write(text) }, 'info');
const warn = createSay(process.stderr, 'warn');

/** A demo is looked at by a person, also through a pipe. */
const isForPerson = (demo: Demo): boolean => demo !== 'off' || process.stdout.isTTY;

const greeting = (
  address: string,
  {
    demo,
    metrics,
    publicUrl,
    place,
  }: Pick<Config, 'demo' | 'metrics'> & { publicUrl: string; place: string },
  startToken: string | undefined,
): string[] => {
  const lines = ['', `  Newsdesk is ready at ${address}`, ''];
  lines.push(`  Data: ${place}`);
  if (metrics) lines.push(`  Metrics: /metrics on port ${metrics.port} of ${metrics.host}`);
  if (demo !== 'off') {
    lines.push('', `  Demo accounts, all with the password "${DEMO_PASSWORD}":`);
    for (const { username, role } of DEMO_ACCOUNTS) lines.push(`    ${username.padEnd(10)} ${role}`);
  } else if (startToken !== undefined) {
    lines.push(
      '',
      '  There are no users yet. Create the first administrator at this address, which ends in a code that only you see:',
      `    ${publicUrl}/first-run#${startToken}`,
      '  A script can create one with: npm run create-admin',
    );
  }
  return isForPerson(demo) ? [...lines, '', '  Press Ctrl+C to stop.', ''] : lines;
};

/** Resolves to whether the demo data is new. */
const prepareDemo = async (db: Database, demo: Demo, clock: Clock): Promise<boolean> => {
  if (demo !== 'off') return seedDemo(db, clock);
  const locked = await endDemoSessions(db);
  if (locked === 0) return false;
  warn(
    `${locked} accounts of the demo data still have the demo password. They cannot sign in without NEWSDESK_DEMO.
For an installation of your own, start with an empty NEWSDESK_DATA and create the first account with: npm run create-admin`,
  );
  return false;
};

const warnOfUnreadable = async (db: Database, keyring: Keyring): Promise<void> => {
  const count = await countUnreadable(db, createSecrets(keyring));
  if (count > 0) {
    warn(
      `${count} accounts have a second factor that was encrypted with another NEWSDESK_SECRET. Their owners cannot sign in.
Name the secret of before in NEWSDESK_SECRET_PREVIOUS, or reset their second factors; npm run create-admin creates an administrator who can.`,
    );
  }
  const ofWebhooks = await countUnreadableWebhooks(db, keyring);
  if (ofWebhooks > 0) {
    warn(
      `${ofWebhooks} webhooks have a secret that was encrypted with another NEWSDESK_SECRET. Nothing can be sent to them.
Name the secret of before in NEWSDESK_SECRET_PREVIOUS, or delete the webhooks and add them again.`,
    );
  }
};

const start = async (): Promise<void> => {
  v8.setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH}`);
  const settings = readConfig(process.env);
  const config = { ...settings, publicUrl: requirePublicUrl(settings) };
  refuseConsole(config.consoleDir);
  const workers = createWorkers();
  // Under load a worker takes seconds to start, and every save of a restarted instance would wait for it.
  const may = config.requireData ? 'upgrade' : 'make';
  const [database] = await Promise.all([openDatabase(config, may, warn), workers.warmUp()]);
  try {
    const { db, listen, place, isNew } = database;
    if (isNew) say(`Created a NEW database in ${place}.`);
    const time = await followDatabaseTime({ db });
    const isNewDemo = await prepareDemo(db, config.demo, time.clock);
    const storage = openStorage(config);
    const shutdown = createShutdown(config.drainSeconds);
    const cleanUp = await startCleanUp({ ...config, db, storage, clock: systemClock }, { say, warn });
    // Only an empty store is marked as this installation's.
    if (isNewDemo) await addDemoPictures({ db, storage, workers }, time.clock);
    const keyring = await loadKeyring(db, config);
    await warnOfUnreadable(db, keyring);
    const instance = await watchInstances({ db, keyring }, warn);
    const isFirstRun = config.demo === 'off' && (await hasNoUsers(db));
    const app = await buildApp({
      ...config,
      db,
      listen,
      storage,
      reserve: config.databaseUrl ? undefined : createReserve(config.dataDir),
      workers,
      clock: time.clock,
      checkSecrets: instance.checkSecrets,
      isDraining: shutdown.isDraining,
      holdBack: () => wait(HOLD_BACK_MS * (1 + Math.random())),
      keyring,
      mailer: config.mail && createMailer(config.mail),
      deliversOutbox: true,
    });
    const stopFilling = startFillingSearch(db, { say, warn });
    app.addHook('onClose', async () => {
      time.stop();
      cleanUp.stop();
      stopFilling();
      // A database that is gone must not prevent the stop.
      await instance.stop().catch(() => undefined);
    });
    if (config.metrics) {
      const { countConnections } = database;
      const state = { db, clock: time.clock, countConnections, workers, ...(config.cleanUp && { cleanUp }) };
      await startMetrics(app, config.metrics, state);
    }
    shutdown.onSignals(app, database);
    const address = await app.listen({
      host: config.host,
      port: config.port,
      backlog: MAX_WAITING_CONNECTIONS,
    });
    const startToken = isFirstRun ? await startTokenOf(db, keyring) : undefined;
    const greet = isForPerson(config.demo) ? sayInWords : say;
    for (const line of greeting(address, { ...config, place }, startToken)) greet(line);
  } catch (error) {
    await database.close();
    throw error;
  }
};

start().catch((error: unknown) => {
  process.stderr.write(`Newsdesk could not start.\n${inWords(error)}\n`);
  process.exit(1);
});
