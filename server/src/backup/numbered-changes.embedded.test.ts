import fs from 'node:fs';
import path from 'node:path';

import { eq } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/pglite';

import type { SiteNews } from '@contract';

import { buildApp } from '../app';
import { createFolder, openEmbedded } from '../db/embedded/embedded';
import { MIGRATIONS } from '../db/migrations';
import * as schema from '../db/schema';
import { systemClock } from '../http/clock';
import { createKeyring } from '../modules/keys/keyring';
import { noteChange } from '../modules/outbox/note-change';
import { openStorage } from '../storage/open';
import { createNewsItem, createNewsroom } from '../testing/factories';
import { hereWorkers } from '../testing/here-workers';
import { createInstallations } from '../testing/installations';

import { readManifest } from './format';
import { makeBackup } from './make-backup';
import { query } from './query';
import { restoreBackup } from './restore-backup';
import { createSchema } from './schema-version';

const LIMIT_MS = 240_000;
const quiet = (): void => undefined;

describe('a back-up of an earlier release', () => {
  let installations: Awaited<ReturnType<typeof createInstallations>>;
  beforeAll(async () => {
    installations = await createInstallations();
  }, LIMIT_MS);
  afterAll(() => installations.remove());

  it(
    'whose outbox had no numbers yet is restored: a website asks for the news, which go on being numbered',
    async () => {
      const migrations = readMigrationFiles(MIGRATIONS);
      const outboxAlone = migrations.find(({ sql: all }) =>
        all.some((one) => /CREATE TABLE "outbox"/.test(one)),
      );
      const place = installations.empty();
      fs.mkdirSync(place.dataDir);
      const ids: number[] = [];
      await createFolder(path.join(place.dataDir, 'db'), async (client) => {
        const earlier = drizzle({ client, schema });
        await earlier.transaction((tx) => createSchema(tx, outboxAlone?.folderMillis ?? 0));
        // Its search kept the titles too.
        await query(earlier, `ALTER TABLE news_search ALTER COLUMN title_key SET DEFAULT ''`);
        // Its first start had given all news their published copies.
        await query(earlier, `DELETE FROM settings WHERE key = 'published_copies_after'`);
        const room = await createNewsroom(earlier);
        const shown = { ...room, authorId: room.head.id, approvedPermanently: true };
        for (const title of ['หนึ่ง', 'สอง']) ids.push(await createNewsItem(earlier, { ...shown, title }));
        // It kept what is known outside only while somebody listened.
        await query(
          earlier,
          `UPDATE outbox_told SET state = 'shown', version = 1, changes_at = NULL WHERE news_id = ${ids[0]}`,
        );
      });
      const dir = installations.newPath();
      await makeBackup(place, dir, quiet);
      expect(readManifest(dir).schema).toBe(outboxAlone?.folderMillis);

      const restored = installations.empty();
      await restoreBackup(restored, dir, quiet);
      const { db, listen, close } = await openEmbedded(restored.dataDir, quiet);
      const app = await buildApp({
        db,
        listen,
        storage: openStorage(restored),
        workers: hereWorkers,
        clock: systemClock,
        publicUrl: 'https://newsdesk.example',
        keyring: createKeyring('a secret of 32 bytes for tests only'),
        consoleDir: '/nonexistent',
      });
      const changes = async (since: number) => {
        await app.outbox?.look();
        const answer = await app.inject(`/api/site/news?since=${since}`);
        const { articles, gone } = answer.json<{ data: SiteNews }>().data;
        return [...articles, ...gone].map(({ id, change }) => [id, change]);
      };
      expect(await changes(0)).toEqual([
        [ids[0], 1],
        [ids[1], 2],
      ]);
      const id = ids[0] ?? 0;
      const at = new Date();
      await db.update(schema.news).set({ deletedAt: at }).where(eq(schema.news.id, id));
      const object = { kind: 'news', id: String(id), name: 'หนึ่ง' } as const;
      await db.transaction((tx) => noteChange(tx, { action: 'news.deleted', object, at }));
      expect(await changes(2)).toEqual([[id, 3]]);
      await app.close();
      await close();
    },
    LIMIT_MS,
  );
});
