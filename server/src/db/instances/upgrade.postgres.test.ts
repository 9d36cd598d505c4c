import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { sql } from 'drizzle-orm';
import pg from 'pg';

import { buildApp } from '../../app';
import { systemClock } from '../../http/clock';
import { hereWorkers } from '../../testing/here-workers';
import { createMemoryStorage } from '../../testing/memory-storage';
import { createPostgresDatabase } from '../../testing/test-database';
import { KEYRING } from '../../testing/test-server';
import { type OpenDatabase, StartError } from '../database';
import { MIGRATIONS } from '../migrations';
import { openPostgres } from '../postgres';

import { DatabaseUpgradedError } from './instance-lock';
import { MIGRATION_OPTIONS, type MigrationOptions } from './migrate-postgres';
import { planUpgrade } from './plan-upgrade';

/** The migrations of this release and one more. */
const writeNextRelease = (folder: string): void => {
  fs.cpSync(MIGRATIONS.migrationsFolder, folder, { recursive: true });
  const file = path.join(folder, 'meta/_journal.json');
  const journal = JSON.parse(fs.readFileSync(file, 'utf8'));
  journal.entries.push({ ...journal.entries.at(-1), tag: 'next', when: 4_102_444_800_000 });
  fs.writeFileSync(file, JSON.stringify(journal));
  fs.writeFileSync(path.join(folder, 'next.sql'), 'ALTER TABLE news ADD COLUMN next integer;');
};

describe('an upgrade on PostgreSQL', () => {
  const nextFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'newsdesk-next-'));
  let database: Awaited<ReturnType<typeof createPostgresDatabase>>;
  let toClose: (() => Promise<unknown>)[];
  let warnings: string[];

  beforeAll(() => writeNextRelease(nextFolder));
  afterAll(() => fs.rmSync(nextFolder, { recursive: true, force: true }));
  beforeEach(async () => {
    toClose = [];
    warnings = [];
    database = await createPostgresDatabase();
  });
  afterEach(async () => {
    await Promise.all(toClose.map((close) => close()));
    await database.drop();
  });

  const open = async (options: Partial<MigrationOptions> = {}): Promise<OpenDatabase> => {
    const warn = (text: string) => warnings.push(text);
    const opened = await openPostgres(database.url, warn, {
      ...MIGRATION_OPTIONS,
      patienceMs: 0,
      // A busy machine waits for other reasons.
      wordMs: 600_000,
      ...options,
    });
    let closed: Promise<void> | undefined;
    const close = () => (closed ??= opened.close());
    toClose.push(close);
    return { ...opened, close };
  };
  const openNext = (options: Partial<MigrationOptions> = {}) =>
    open({ migrations: { ...MIGRATIONS, migrationsFolder: nextFolder }, ...options });
  const listen = async (opened: OpenDatabase) => {
    const stop = await opened.listen(
      'newsdesk_changes',
      () => undefined,
      () => undefined,
    );
    toClose.unshift(stop);
    return stop;
  };
  const connect = async (name?: string) => {
    const client = new pg.Client({ connectionString: database.url, application_name: name });
    client.on('error', () => undefined);
    await client.connect();
    toClose.push(() => client.end());
    return client;
  };
  /** What happens to an instance whose network is cut: its connections end on the side of PostgreSQL. */
  const cutOff = async () => {
    const client = await connect();
    await client.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
    await client.end();
  };

  it('is refused while an instance runs that does nothing, is told which one, and works once it has stopped', async () => {
    const running = await open();
    const stop = await listen(running);
    await running.close();
    const refused = openNext();
    await expect(refused).rejects.toThrow(StartError);
    await expect(refused).rejects.toThrow(
      `newsdesk ${os.hostname()} ${process.pid}, from 127.0.0.1, since 20`,
    );
    await stop();
    await openNext();
  });

  it('waits for an instance that is stopping', async () => {
    const running = await open();
    await running.db.execute(sql`SELECT 1`);
    const upgrade = openNext({ patienceMs: 60_000 });
    while (!warnings.some((text) => text.includes('waits 60 s'))) await new Promise(setImmediate);
    await running.close();
    await upgrade;
    expect(warnings.join()).toContain('Upgrading the database');
  });

  it('leaves an instance that was cut off meanwhile unable to write, not ready, and says why', async () => {
    const cut = await open();
    const app = await buildApp({
      db: cut.db,
      listen: cut.listen,
      storage: createMemoryStorage(systemClock).storage,
      workers: hereWorkers,
      clock: systemClock,
      publicUrl: 'https://newsdesk.example',
      keyring: KEYRING,
      consoleDir: '/nonexistent',
    });
    toClose.unshift(() => app.close());
    await cutOff();
    await openNext();
    const written = cut.db.execute(sql`INSERT INTO settings (key, value) VALUES ('old', 'row')`);
    await expect(written).rejects.toMatchObject({ cause: expect.any(DatabaseUpgradedError) });
    await expect(cut.db.transaction(async () => undefined)).rejects.toThrow(DatabaseUpgradedError);
    expect((await app.inject('/api/ready')).statusCode).toBe(503);
    const payload = { email: 'somebody', password: 'some password' };
    const headers = { 'accept-language': 'en' };
    const answer = await app.inject({ method: 'POST', url: '/api/auth/sign-in', payload, headers });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({
      message: expect.stringContaining('being upgraded to a new release'),
    });
    expect(warnings.join()).toContain('This instance now reads and writes nothing');
  });

  it('can be foreseen while an instance runs, and nothing is changed', async () => {
    const migrations = { ...MIGRATIONS, migrationsFolder: nextFolder };
    expect(await planUpgrade(database.url)).toMatchObject({ isNew: true });
    const running = await open();
    await running.db.execute(sql`SELECT 1`);
    expect(await planUpgrade(database.url)).toEqual({ isNew: false, missing: 0 });
    expect(await planUpgrade(database.url, migrations)).toEqual({ isNew: false, missing: 1 });
    await running.db.execute(sql`SELECT 1`);
  });

  it('lets no instance connect while it runs', async () => {
    const running = await open();
    await cutOff();
    const upgrading = await connect('an upgrade');
    await upgrading.query('SELECT pg_advisory_lock(7202602)');
    const answered = running.db.execute(sql`SELECT 1`);
    await expect(answered).rejects.toMatchObject({ cause: expect.any(DatabaseUpgradedError) });
    await upgrading.query('SELECT pg_advisory_unlock(7202602)');
    await running.db.execute(sql`SELECT 1`);
  });

  it('is refused beside an earlier release, which holds no lock and has no name', async () => {
    await (await open()).close();
    const earlier = await connect();
    await earlier.query('LISTEN "newsdesk_changes"');
    await expect(openNext()).rejects.toThrow('without a name, as earlier releases are, from 127.0.0.1');
    await earlier.end();
    await openNext();
  });

  it('is refused beside an earlier release that was given a name', async () => {
    await (await open()).close();
    const earlier = await connect('desk');
    await earlier.query('SELECT 1');
    await expect(openNext()).rejects.toThrow('desk, from 127.0.0.1');
  });

  it('is not refused because of psql, a back-up, or a free connection of a pooler', async () => {
    await (await open()).close();
    for (const name of ['psql', 'pg_dump']) await (await connect(name)).query('SELECT 2');
    await (await connect()).query('DISCARD ALL');
    await openNext();
  });

  it('is not needed for a restart with the same release: instances run beside each other', async () => {
    const [first, second] = [await open(), await open()];
    await first.db.execute(sql`SELECT 1`);
    await second.db.execute(sql`SELECT 1`);
    expect(warnings).toEqual([]);
  });

  it('gives up when a table stays locked, names the transaction, and changes nothing', async () => {
    await (await open()).close();
    const report = await connect('monthly report');
    await report.query('BEGIN');
    await report.query('SELECT count(*) FROM news');
    const refused = openNext({ tableLockMs: 50 });
    await expect(refused).rejects.toThrow(StartError);
    await expect(refused).rejects.toThrow(/Start again later\.\n.*:\n {2}monthly report, from 127\.0\.0\.1/);
    await report.query('COMMIT');
    await (await open()).close();
  });
});
