import { eq } from 'drizzle-orm';
import pg from 'pg';

import { type OpenDatabase } from '../db/database';
import { INSTANCE_LOCK } from '../db/instances/instance-lock';
import { openPostgres } from '../db/postgres';
import { settings, users } from '../db/schema';
import { checkStore } from '../modules/images/store-mark';
import { openStorage } from '../storage/open';
import { createInstallations, keepWriting } from '../testing/installations';
import { bytesIn } from '../testing/storage-contract';
import { createPostgresDatabase } from '../testing/test-database';

import { readManifest } from './format';
import { makeBackup } from './make-backup';
import { restoreBackup } from './restore-backup';
import { withSource } from './source';

const LIMIT_MS = 240_000;
const quiet = (): void => undefined;

describe('a back-up and PostgreSQL', () => {
  let installations: Awaited<ReturnType<typeof createInstallations>>;
  /** The back-up of an embedded installation. */
  let saved: string;
  let database: Awaited<ReturnType<typeof createPostgresDatabase>>;
  let server: OpenDatabase | undefined;

  const onPostgres = (url: string) => ({ ...installations.empty(), databaseUrl: url });
  const picturesOf = (place: Parameters<typeof makeBackup>[0]) =>
    Promise.all(installations.keys.map((key) => bytesIn(openStorage(place), key)));

  beforeAll(async () => {
    installations = await createInstallations();
    saved = installations.newPath();
    await makeBackup(installations.filled(), saved, quiet);
  }, LIMIT_MS);
  beforeEach(async () => void (database = await createPostgresDatabase()));
  afterEach(async () => {
    await server?.close();
    server = undefined;
    await database.drop();
  });
  afterAll(() => installations.remove());

  it(
    'move an embedded installation to PostgreSQL and back, with every row, every value and every picture [SAF-05]',
    async () => {
      const there = onPostgres(database.url);
      await restoreBackup(there, saved, quiet, { withWebhooks: true });
      const before = await installations.contentOf(installations.filled());
      expect(await installations.contentOf(there)).toEqual(before);

      const dir = installations.newPath();
      await makeBackup(there, dir, quiet);
      const back = installations.empty();
      await restoreBackup(back, dir, quiet, { withWebhooks: true });
      expect(await installations.contentOf(back)).toEqual(before);
      expect(await picturesOf(back)).toEqual(await picturesOf(installations.filled()));
    },
    LIMIT_MS,
  );

  it(
    'keep every row of one moment while people write',
    async () => {
      const there = onPostgres(database.url);
      await restoreBackup(there, saved, quiet);
      server = await openPostgres(database.url, quiet);
      const before = await server.db.$count(users);
      const people = keepWriting(server.db);
      const dir = installations.newPath();
      await makeBackup(there, dir, quiet);
      const written = await people.stop();
      const { tables } = readManifest(dir);
      expect(tables['users']?.rows).toBeGreaterThanOrEqual(before);
      expect(tables['users']?.rows).toBeLessThanOrEqual(before + written);

      const restored = installations.empty();
      await restoreBackup(restored, dir, quiet, { withWebhooks: true });
      expect(await installations.contentOf(restored)).toEqual(installations.contentIn(dir));
    },
    LIMIT_MS,
  );

  it(
    'and an upgrade wait for each other: the tables of one and the rows of the other would be saved',
    async () => {
      const there = onPostgres(database.url);
      await (await openPostgres(database.url, quiet)).close();
      const upgrade = new pg.Client({ connectionString: database.url });
      await upgrade.connect();
      const isAlone = async () => {
        const { rows } = await upgrade.query('SELECT pg_try_advisory_lock($1) AS "isAlone"', [INSTANCE_LOCK]);
        return rows[0].isAlone as boolean; // what PostgreSQL calls a boolean
      };
      expect(await withSource(there, '', isAlone)).toBe(false);
      expect(await isAlone()).toBe(true);
      await expect(makeBackup(there, installations.newPath(), quiet)).rejects.toThrow(
        'is upgrading the database',
      );
      await upgrade.end();
    },
    LIMIT_MS,
  );

  it('refuse a database that is not empty, and keep it as it is', async () => {
    server = await openPostgres(database.url, quiet);
    await expect(restoreBackup(onPostgres(database.url), saved, quiet)).rejects.toThrow(
      /^The database of DATABASE_URL is not empty: it has the table \w+\. Restore into a new database\.$/,
    );
    expect(await server.db.$count(users)).toBe(0);
  });

  it(
    'go on if the restore was cut off after the database was loaded, and only with the same back-up',
    async () => {
      const there = onPostgres(database.url);
      const other = installations.newPath();
      await makeBackup(installations.filled(), other, quiet);
      const failing = (text: string) => {
        if (text.startsWith('Upgrading')) throw new Error('killed');
      };
      await expect(restoreBackup(there, saved, failing)).rejects.toThrow('killed');
      await expect(restoreBackup(there, other, quiet)).rejects.toThrow('is not empty');
      await restoreBackup(there, saved, quiet);
      server = await openPostgres(database.url, quiet);
      expect(await checkStore(server.db, openStorage(there))).toBeNull();
      expect(await server.db.select().from(settings).where(eq(settings.key, 'restoring'))).toEqual([]);
      expect(await picturesOf(there)).toEqual(await picturesOf(installations.filled()));
    },
    LIMIT_MS,
  );

  it(
    'leave the database empty if the restore fails, so that it can be repeated',
    async () => {
      const there = onPostgres(database.url);
      const failing = (text: string) => {
        if (text.includes('indexes')) throw new Error('killed');
      };
      await expect(restoreBackup(there, saved, failing)).rejects.toThrow('killed');
      await restoreBackup(there, saved, quiet, { withWebhooks: true });
      expect(await installations.contentOf(there)).toEqual(
        await installations.contentOf(installations.filled()),
      );
    },
    LIMIT_MS,
  );
});
