import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';

import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/pglite';

import { type OpenDatabase, StartError } from '../db/database';
import { createFolder, openEmbedded } from '../db/embedded/embedded';
import { copySocket } from '../db/embedded/folder-sockets';
import { MIGRATIONS } from '../db/migrations';
import * as schema from '../db/schema';
import { findLink, issueLink } from '../modules/accounts/links';
import { checkStore } from '../modules/images/store-mark';
import { findLinked } from '../modules/oidc/links';
import { findPasskey } from '../modules/passkeys/repository';
import { openStorage } from '../storage/open';
import { MARK_KEY } from '../storage/storage';
import { createUser } from '../testing/factories';
import { createInstallations, keepWriting } from '../testing/installations';
import { storePasskey } from '../testing/passkey-device';
import { linkToProvider } from '../testing/provider-journey';
import { bytesIn } from '../testing/storage-contract';
import { NO_PROVIDER } from '../testing/test-server';

import { readManifest, writeManifest } from './format';
import { makeBackup } from './make-backup';
import { query } from './query';
import { restoreBackup } from './restore-backup';
import { createSchema, readSchemaVersion } from './schema-version';
import { verifyBackup } from './verify-backup';

const LIMIT_MS = 240_000;
const quiet = (): void => undefined;

describe('a back-up of the embedded installation', () => {
  let installations: Awaited<ReturnType<typeof createInstallations>>;
  /** A back-up of the filled installation, for tests that do not change it. */
  let saved: string;
  const open: OpenDatabase[] = [];

  const start = async (dataDir: string) => {
    const server = await openEmbedded(dataDir, (text) => {
      throw new Error(text);
    });
    open.push(server);
    return server;
  };
  const stopAll = async () => {
    for (const server of open.splice(0)) await server.close();
  };

  beforeAll(async () => {
    installations = await createInstallations();
    saved = installations.newPath();
    await makeBackup(installations.filled(), saved, quiet);
  }, LIMIT_MS);
  afterEach(stopAll);
  afterAll(() => installations.remove());

  const copyOfSaved = () => {
    const dir = installations.newPath();
    fs.cpSync(saved, dir, { recursive: true });
    return dir;
  };

  it(
    'that is made while people write is restored with every row, every value and every picture [SAF-05]',
    async () => {
      const place = installations.filled();
      const { db } = await start(place.dataDir);
      const people = keepWriting(db);
      const dir = installations.newPath();
      await makeBackup(place, dir, quiet);
      expect(await people.stop()).toBeGreaterThan(10);
      await verifyBackup(dir, quiet);

      const restored = installations.empty();
      await restoreBackup(restored, dir, quiet, { withWebhooks: true });
      expect(await installations.contentOf(restored)).toEqual(installations.contentIn(dir));
      for (const key of installations.keys) {
        const [before, after] = [
          await bytesIn(openStorage(place), key),
          await bytesIn(openStorage(restored), key),
        ];
        expect(after?.equals(before ?? Buffer.alloc(0))).toBe(true);
      }
    },
    LIMIT_MS,
  );

  it(
    'that is restored counts and protects new rows as before, owns its pictures, tells other systems nothing, sends no letter that waited, and everybody signs in again [CON-02, SAF-05]',
    async () => {
      const place = installations.empty();
      const said: string[] = [];
      await restoreBackup(place, saved, (text) => said.push(text));
      const { db } = await start(place.dataDir);
      expect(said.at(-1)).toMatch(/^Left out: 1 webhook.*--with-webhooks/);
      const told = readManifest(saved).tables['outbox_told']?.rows;
      const ofWebhooks = [schema.webhooks, schema.outbox, schema.outboxTold];
      expect(await Promise.all(ofWebhooks.map((table) => db.$count(table)))).toEqual([0, 0, told]);
      const letters = await db.select({ byMail: schema.notifications.byMail }).from(schema.notifications);
      expect(letters).toEqual([{ byMail: false }]);
      const before = await db.$count(schema.users);
      await createUser(db);
      const [counted] = await query<{ total: number }>(
        db,
        `SELECT total FROM totals WHERE table_name = 'users'`,
      );
      expect(counted?.total).toBe(before + 1);
      await expect(db.execute(sql`TRUNCATE audit_log`)).rejects.toThrow();
      await expect(db.execute(sql`UPDATE files SET uploaded_by = 0`)).rejects.toThrow();
      expect(await db.$count(schema.sessions)).toBe(0);
      expect(await checkStore(db, openStorage(place))).toBeNull();
      const again = installations.empty();
      fs.cpSync(path.join(place.dataDir, 'files', MARK_KEY), path.join(again.dataDir, 'files', MARK_KEY));
      await expect(restoreBackup(again, saved, quiet)).rejects.toThrow('it has installation');
    },
    LIMIT_MS,
  );

  it(
    'that is restored ends the links that set a password: one that was used since must not work again [SAF-05]',
    async () => {
      const place = installations.filled();
      const source = await start(place.dataDir);
      const { id } = await createUser(source.db);
      const { token } = await source.db.transaction((tx) => issueLink(tx, id, new Date()));
      const dir = installations.newPath();
      await makeBackup(place, dir, quiet);
      const restored = installations.empty();
      await restoreBackup(restored, dir, quiet, { withWebhooks: true });
      const { db } = await start(restored.dataDir);
      expect((await findLink(db, token, new Date())).link).toEqual({ state: 'ended' });
    },
    LIMIT_MS,
  );

  it(
    'that is restored has the passkeys and the links to providers of its people [CON-06]',
    async () => {
      const place = installations.filled();
      const source = await start(place.dataDir);
      const person = await createUser(source.db);
      await storePasskey(source.db, person.id, new Date());
      await linkToProvider(source.db, new Date(), person);
      const dir = installations.newPath();
      await makeBackup(place, dir, quiet);
      const restored = installations.empty();
      await restoreBackup(restored, dir, quiet, { withWebhooks: true });
      const { db } = await start(restored.dataDir);
      const passkey = await findPasskey(db, 'newsdesk.example', `of ${person.id}`);
      expect(passkey?.userId).toBe(person.id);
      expect(await findLinked(db, { ...NO_PROVIDER, subject: `of ${person.id}` })).toBe(person.id);
    },
    LIMIT_MS,
  );

  it(
    'of an earlier release is restored with the tables of this one',
    async () => {
      const migrations = readMigrationFiles(MIGRATIONS);
      const addsOutbox = migrations.findIndex(({ sql: all }) =>
        all.some((one) => /CREATE TABLE "outbox"/.test(one)),
      );
      const previous = migrations[addsOutbox - 1]?.folderMillis;
      const newest = migrations.at(-1)?.folderMillis;
      const place = installations.empty();
      fs.mkdirSync(place.dataDir);
      await createFolder(path.join(place.dataDir, 'db'), async (client) => {
        const db = drizzle({ client, schema });
        await db.transaction((tx) => createSchema(tx, previous ?? 0));
        await query(
          db,
          `INSERT INTO users (email, username, display_name, permission) VALUES ('a@newsdesk.example', 'earlier', 'A', 1)`,
        );
      });
      const dir = installations.newPath();
      await makeBackup(place, dir, quiet);
      expect(readManifest(dir).schema).toBe(previous);

      const restored = installations.empty();
      await restoreBackup(restored, dir, quiet);
      const { db } = await start(restored.dataDir);
      expect(await readSchemaVersion(db)).toBe(newest);
      expect(await db.select({ name: schema.users.username }).from(schema.users)).toEqual([
        { name: 'earlier' },
      ]);
      const added = [schema.webhooks, schema.outbox, schema.outboxTold];
      expect(await Promise.all(added.map((table) => db.$count(table)))).toEqual([0, 0, 0]);
    },
    LIMIT_MS,
  );

  it(
    'is copied by one command at a time, of the owner of the folder; one that is killed leaves the server as it was',
    async () => {
      const place = installations.filled();
      const { db } = await start(place.dataDir);
      expect(fs.statSync(copySocket(place.dataDir)).mode & 0o777).toBe(0o600);
      const killed = net.connect(copySocket(place.dataDir));
      await once(killed, 'data');
      const dir = installations.newPath();
      await expect(makeBackup(place, dir, quiet)).rejects.toThrow(
        'Another back-up of this server is running.',
      );
      killed.destroy();
      const copied = async (): Promise<void> => makeBackup(place, dir, quiet).catch(copied);
      await copied();
      expect(readManifest(dir).tables['users']?.rows).toBe(await db.$count(schema.users));
      expect(fs.readdirSync(path.dirname(dir)).filter((name) => name.endsWith('.partial'))).toEqual([]);
    },
    LIMIT_MS,
  );

  it(
    'is refused, before anything is written, if a file was altered, cut short or removed; the file is named',
    async () => {
      const [picture = ''] = installations.keys;
      const spoils: [string, (file: string) => void, string][] = [
        ['tables/news.jsonl.gz', (file) => fs.appendFileSync(file, 'x'), 'was altered'],
        ['tables/news.jsonl.gz', (file) => fs.truncateSync(file, 1_000), 'is not complete'],
        ['tables/users.jsonl.gz', (file) => fs.rmSync(file), 'is missing'],
        [`files/${picture}`, (file) => fs.writeFileSync(file, Buffer.alloc(5_000)), 'was altered'],
        [`files/${picture}`, (file) => fs.truncateSync(file, 100), 'is not complete'],
        [`files/${picture}`, (file) => fs.rmSync(file), 'is missing'],
        ['manifest.json', (file) => fs.truncateSync(file, 100), 'is not complete'],
        [
          'manifest.json',
          (file) =>
            fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('"missing": 0', '"missing": 1')),
          'was altered',
        ],
      ];
      for (const [file, spoil, reason] of spoils) {
        const dir = copyOfSaved();
        spoil(path.join(dir, file));
        const place = installations.empty();
        await expect(restoreBackup(place, dir, quiet)).rejects.toThrow(
          new StartError(`The back-up cannot be used: ${file} ${reason}.`),
        );
        await expect(verifyBackup(dir, quiet)).rejects.toThrow(`${file} ${reason}`);
        expect(fs.existsSync(place.dataDir)).toBe(false);
      }
    },
    LIMIT_MS,
  );

  it('of a newer release is refused, and a folder that is no back-up', async () => {
    const dir = copyOfSaved();
    fs.rmSync(path.join(dir, 'manifest.json'));
    await expect(verifyBackup(dir, quiet)).rejects.toThrow(`There is no back-up in ${dir}`);
    writeManifest(dir, { ...readManifest(saved), schema: 4_102_444_800_000 });
    await expect(restoreBackup(installations.empty(), dir, quiet)).rejects.toThrow(
      /^This back-up was made by a newer release of Newsdesk/,
    );
  });

  it('is never written over another one, nor over one that is not complete', async () => {
    await expect(makeBackup(installations.filled(), saved, quiet)).rejects.toThrow('already exists');
    const dir = installations.newPath();
    fs.mkdirSync(`${dir}.partial`);
    await expect(makeBackup(installations.filled(), dir, quiet)).rejects.toThrow('cannot be created');
  });

  it(
    'names the pictures that the store has lost, except those that nothing shows',
    async () => {
      const place = installations.filled();
      const [shown = '', , unused = ''] = installations.keys;
      for (const key of [shown, unused]) await openStorage(place).remove(key);
      const dir = installations.newPath();
      const said: string[] = [];
      await makeBackup(place, dir, (text) => said.push(text));
      expect(said.filter((line) => installations.keys.some((key) => line.includes(key)))).toEqual([
        `  ${shown}`,
      ]);
      expect(readManifest(dir).pictures.missing).toBe(1);
    },
    LIMIT_MS,
  );

  it(
    'is restored with numbers of events above those that receivers of webhooks have heard since',
    async () => {
      const place = installations.empty();
      await restoreBackup(place, saved, quiet, { withWebhooks: true });
      const before = await installations.lastNumberOf(installations.filled());
      expect(await installations.lastNumberOf(place)).toBeGreaterThan(before + 100_000);
    },
    LIMIT_MS,
  );

  it(
    'fills only an empty installation; an interrupted restore leaves no database and can be repeated',
    async () => {
      const full = installations.filled();
      await expect(restoreBackup(full, saved, quiet)).rejects.toThrow(
        `${full.dataDir} already has a database.`,
      );

      const withPictures = installations.empty();
      await openStorage(withPictures).put('ab/other.webp', Buffer.from('other'), 'image/webp');
      await expect(restoreBackup(withPictures, saved, quiet)).rejects.toThrow(
        'The image storage is not empty: it has ab/other.webp. Restore into a new folder or bucket.',
      );

      const place = installations.empty();
      const interrupted = (text: string) => {
        if (text.includes('indexes')) throw new Error('interrupted');
      };
      await expect(restoreBackup(place, saved, interrupted)).rejects.toThrow('interrupted');
      expect(fs.existsSync(path.join(place.dataDir, 'db'))).toBe(false);
      const another = installations.empty();
      fs.cpSync(path.join(place.dataDir, 'files'), path.join(another.dataDir, 'files'), { recursive: true });
      await expect(restoreBackup(another, saved, quiet)).rejects.toThrow('The image storage is not empty');
      await restoreBackup(place, saved, quiet);
      expect(fs.readdirSync(path.join(place.dataDir, 'files'))).not.toContain('restoring');
    },
    LIMIT_MS,
  );
});
