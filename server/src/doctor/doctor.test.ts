import type { Finding } from '../db/finding';
import { findingText } from '../db/finding';
import { judgeEngine } from '../db/instances/judge-engine';
import { cleanUpState, imageStore, instances, newsCategories, webhooks } from '../db/schema';
import { createKeyring } from '../modules/keys/keyring';
import { createSealer } from '../modules/keys/sealer';
import { readConfig } from '../settings/config';
import { createMemoryStorage } from '../testing/memory-storage';
import { KEYRING, SECRET, type TestServer, useTestServer } from '../testing/test-server';

import { examine } from './examine';
import { clockFindings } from './of-clocks';
import { readyFindings } from './of-database';
import { secretFindings } from './of-secrets';
import { settingsFindings } from './of-settings';
import { storeFindings } from './of-store';
import { workFindings } from './of-work';

const HOUR_MS = 3_600_000;

const textOf = (findings: Finding[]): string => findings.map(findingText).join('\n');
const isFine = (findings: Finding[]): boolean => findings.every(({ state }) => state === 'fine');

describe('the doctor', () => {
  it('names every setting that is wrong', async () => {
    const text = textOf(await examine({ PORT: 'http', NEWSDESK_FOUREYES: '1' }));
    expect(text).toMatch(/^WRONG .*FOUREYES.*\n.*PORT is "http"/);
    expect(text).toMatch(/Why: The server does not start.*\n +Do: +Correct these settings/);
  });

  it('finds a database that is not there, and makes none', async () => {
    const text = textOf(
      await examine({ NEWSDESK_DATA: '/nonexistent/data', NEWSDESK_PUBLIC_URL: 'http://127.0.0.1' }),
    );
    expect(text).toContain('WRONG  There is no database of Newsdesk in /nonexistent/data/db.');
    expect(text).toContain('WRONG  The image store cannot be used. /nonexistent/data/files does not exist.');
  });

  it('finds settings that do not fit together', () => {
    const findingsOf = (env: Record<string, string>) => settingsFindings(readConfig(env));
    const right = {
      NEWSDESK_PUBLIC_URL: 'https://newsdesk.example',
      NEWSDESK_TRUST_PROXY: '1',
      NEWSDESK_REQUIRE_DATA: 'on',
    };
    expect(isFine(findingsOf(right))).toBe(true);
    expect(textOf(findingsOf({ ...right, NEWSDESK_TRUST_PROXY: '0' }))).toMatch(/^WRONG .*names none/);
    expect(textOf(findingsOf({ ...right, NEWSDESK_PUBLIC_URL: '' }))).toMatch(
      /^WRONG .*PUBLIC_URL is not set/,
    );
    expect(textOf(findingsOf({ ...right, NEWSDESK_REQUIRE_DATA: '' }))).toMatch(
      /^note .*REQUIRE_DATA is off/,
    );
  });

  it('finds what is wrong with a database of PostgreSQL', () => {
    const right = {
      version: 150_004,
      encoding: 'UTF8',
      ctype: 'C.UTF-8',
      knowsThai: true,
      sortsThai: true,
      offersTrigrams: true,
      isReadOnly: false,
      mayCreateSchema: true,
      mayCreateTables: true,
      schema: 'public',
      foreignTables: 0,
    };
    expect(judgeEngine(right)).toEqual([]);
    expect(textOf(judgeEngine({ ...right, version: 140_011 }))).toMatch(/^WRONG +This is PostgreSQL 14\./);
    expect(textOf(judgeEngine({ ...right, isReadOnly: true }))).toMatch(/^WRONG .*can only be read/);
    expect(textOf(judgeEngine({ ...right, foreignTables: 3 }))).toMatch(/^WRONG .*owns tables .*\(3\)/);
    expect(judgeEngine({ ...right, sortsThai: false, offersTrigrams: false })).toHaveLength(2);
  });

  it('proves that the image store can be written, read, listed and emptied', async () => {
    const { storage, files } = createMemoryStorage(() => new Date());
    expect(isFine(await storeFindings(storage))).toBe(true);
    expect(files.size).toBe(0);
    const refused = Object.assign(new Error('refused'), { code: 'EROFS', path: '/data/files' });
    const steps = { put: 'written', read: 'read', list: 'listed', remove: 'removed' };
    for (const [method, step] of Object.entries(steps)) {
      const broken = () => {
        throw refused;
      };
      const text = textOf(await storeFindings({ ...storage, [method]: broken }));
      expect(text).toMatch(
        new RegExp(`^WRONG .*cannot be ${step}\\. /data/files is on a disk that can only`),
      );
    }
    const gone = { ...storage, check: () => Promise.reject(new Error('the bucket was not found')) };
    expect(textOf(await storeFindings(gone))).toMatch(/^WRONG .*cannot be used\. the bucket was not found/);
  });

  it('compares the clocks of the database and of the store with its own', async () => {
    const now = new Date('2026-03-18T05:00:00Z');
    const after = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
    const look = (database: number, store: number) => {
      const { storage } = createMemoryStorage(() => now);
      const time = async () => after(store);
      return clockFindings({
        here: () => now,
        readTime: async () => after(database),
        storage: { ...storage, time },
      });
    };
    expect(isFine(await look(29, -200))).toBe(true);
    expect(textOf(await look(-31, 0))).toMatch(/^WRONG .*database differs .* by 31 s/);
    expect(textOf(await look(0, 400))).toMatch(/WRONG .*image store differs .* by 400 s/);
  });

  describe('beside a server', () => {
    let server: TestServer;
    useTestServer((started) => (server = started));
    const readTime = async () => server.now();

    it('uses the checks of readiness', async () => {
      const { db, storage } = server;
      expect(isFine(await readyFindings({ db, storage }, '/nonexistent'))).toBe(true);
      const hung = { ...storage, check: () => Promise.reject(new Error('no answer')) };
      expect(textOf(await readyFindings({ db, storage: hung }, '/nonexistent'))).toMatch(
        /^WRONG .*no answer\n +Why: The server is not ready/,
      );
    });

    it('finds webhooks whose secret another secret has sealed', async () => {
      const { db } = server;
      const [hook] = await db
        .insert(webhooks)
        .values({ url: 'https://reader.example/', kinds: ['published'], secret: '' })
        .returning({ id: webhooks.id });
      const id = hook?.id ?? 0;
      const seal = async (secret: string) => {
        const sealed = createSealer(createKeyring(secret), 'webhook').seal(Buffer.from('whsec'), id);
        await db.update(webhooks).set({ secret: sealed });
      };
      await seal(SECRET);
      expect(isFine(await secretFindings({ db, keyring: KEYRING, readTime }))).toBe(true);
      await seal('the secret of before, in tests of the doctor');
      const text = textOf(await secretFindings({ db, keyring: KEYRING, readTime }));
      expect(text).toMatch(
        /^WRONG .*Webhooks .*: 1\.\n +Why: Nothing can be sent .*\n +Do: +Name the secret/,
      );
    });

    it('finds an instance that runs with another secret', async () => {
      const { db } = server;
      expect(isFine(await secretFindings({ db, keyring: KEYRING, readTime }))).toBe(true);
      const other = createKeyring('the secret of another instance, in tests').keysFor('instance');
      const acceptedKeyIds = other.all.map(({ id }) => id);
      await db.insert(instances).values({
        id: 'one',
        keyId: other.current.id,
        acceptedKeyIds,
        seenAt: server.now(),
        isRunning: true,
      });
      const text = textOf(await secretFindings({ db, keyring: KEYRING, readTime }));
      expect(text).toMatch(/^WRONG .*running with another secret .*\n +Why: .*\n +Do: +Give every instance/);
    });

    it('says what the clean-up waits for', async () => {
      const { db, storage } = server;
      const look = async () =>
        textOf((await workFindings({ db, storage, cleanUp: true, readTime })).slice(0, 1));
      await db.insert(cleanUpState).values({ checkedAt: server.now(), waitMs: 0 });
      expect(await look()).toBe('ok     The clean-up runs. Images that wait to be removed: 0.');
      await db.update(cleanUpState).set({ waitMs: 5 * HOUR_MS });
      expect(await look()).toMatch(/^note .*has run for 5 hours more/);
      server.advance(4 * HOUR_MS);
      expect(await look()).toMatch(/^note .*last looked at 2026-03-18T05:00/);
      await db.update(imageStore).set({ installation: 'another' });
      expect(await look()).toMatch(/^WRONG .*belongs to another installation/);
    });

    it('names names that read the same', async () => {
      const { db, storage } = server;
      const deps = { db, storage, cleanUp: false, readTime };
      expect(textOf(await workFindings(deps))).toContain('ok     No two names read the same.');
      const rows = ['Sport', 'sport'].map((name, place) => ({
        name,
        nameKey: `\n${place}`,
        sortOrder: place + 1,
      }));
      await db.insert(newsCategories).values(rows);
      expect(textOf(await workFindings(deps))).toMatch(
        /WRONG +Some categories read the same .*Nothing was merged.*\n +Why:/,
      );
    });
  });
});
