import { eq, sql } from 'drizzle-orm';

import { Permission, type SiteNews } from '@contract';

import { buildApp } from '../app';
import type { App } from '../http/app-instance';
import { systemClock } from '../http/clock';
import { openSession } from '../modules/auth/sessions';
import { createTokens } from '../modules/auth/tokens';
import type { Keyring } from '../modules/keys/keyring';
import { loadKeyring } from '../modules/keys/load-keyring';
import {
  copyNewsItem,
  createGroupCategory,
  createNewsItem,
  createNewsroom,
  createUser,
} from '../testing/factories';
import { hereWorkers } from '../testing/here-workers';
import { createMemoryStorage } from '../testing/memory-storage';
import { createPostgresDatabase } from '../testing/test-database';

import type { OpenDatabase } from './database';
import { openPostgres } from './postgres';
import { journalistGroups, newsCategories, outbox, totals, users, webhooks } from './schema';

const LIMIT_MS = 60_000;

describe('two instances on one database', () => {
  let database: Awaited<ReturnType<typeof createPostgresDatabase>>;
  let instances: { opened: OpenDatabase; app: App; keyring: Keyring }[];
  const warnings: string[] = [];

  const start = async () => {
    const opened = await openPostgres(database.url, (text) => warnings.push(text), {
      wordMs: 600_000, // a busy machine waits for other reasons
    });
    const keyring = await loadKeyring(opened.db, {});
    const app = await buildApp({
      db: opened.db,
      listen: opened.listen,
      storage: createMemoryStorage(systemClock).storage,
      workers: hereWorkers,
      clock: systemClock,
      publicUrl: 'https://newsdesk.example',
      keyring,
      consoleDir: '/nonexistent',
    });
    return { opened, app, keyring };
  };

  beforeAll(async () => {
    database = await createPostgresDatabase();
    // Both start at the same time, on a database without tables.
    instances = await Promise.all([start(), start(), start()]);
  }, LIMIT_MS);
  afterAll(async () => {
    for (const { app, opened } of instances) {
      await app.close();
      await opened.close();
    }
    await database.drop();
  }, LIMIT_MS);

  const first = () => {
    const [instance] = instances;
    if (!instance) throw new Error('No instance has started.');
    return instance;
  };
  const db = () => first().opened.db;

  /** Sends the same call to every instance at the same time. */
  const callAll = async (
    userId: number,
    call: { method: 'POST' | 'PUT'; url: string; payload?: object }[],
  ) => {
    const session = await openSession(db(), userId, systemClock());
    const { token } = await createTokens(first().keyring, systemClock).issue(userId, session);
    const headers = { authorization: `Bearer ${token}` };
    return Promise.all(
      call.map((request, index) => {
        const { app } = instances[index % instances.length] ?? first();
        return app.inject({ ...request, headers });
      }),
    );
  };

  it('that start together migrate once and share one signing key', async () => {
    expect(new Set(instances.map(({ keyring }) => keyring.secrets[0])).size).toBe(1);
    const { rows } = (await db().execute(
      sql`SELECT count(*)::integer AS total, count(DISTINCT hash)::integer AS different FROM drizzle.newsdesk_migrations`,
      // Drizzle does not type the rows of free SQL.
    )) as unknown as { rows: [{ total: number; different: number }] };
    expect(rows[0].total).toBeGreaterThan(3);
    expect(rows[0].different).toBe(rows[0].total);
    expect(warnings).toEqual([]);
  });

  it('apply one approval when all of them receive it at once [SRV-02]', async () => {
    const { groupId, head, categoryId } = await createNewsroom(db());
    for (let round = 0; round < 5; round += 1) {
      const newsId = await createNewsItem(db(), { groupId, authorId: head.id, categoryId });
      const url = `/api/news/journalist/${groupId}/news/${newsId}/approve`;
      const answers = await callAll(head.id, [
        { method: 'POST', url },
        { method: 'POST', url },
        { method: 'POST', url },
      ]);
      const applied = answers.filter(({ statusCode }) => statusCode === 200).length;
      const [row] = (
        (await db().execute(
          sql`SELECT approved_until IS NOT NULL AS once, approved_permanently AS twice FROM news WHERE id = ${newsId}`,
          // Drizzle does not type the rows of free SQL.
        )) as unknown as { rows: [{ once: boolean; twice: boolean }] }
      ).rows;
      expect(applied).toBe(Number(row.once) + Number(row.twice));
      expect(applied).toBeGreaterThan(0);
    }
  });

  it(
    'lose no event while one of them adds the first webhook and the others approve news; none of these is refused [CON-01]',
    async () => {
      const room = await createNewsroom(db());
      const admin = await createUser(db(), { permission: Permission.ADMINISTRATOR });
      const draft = () => createNewsItem(db(), { ...room, authorId: room.head.id });
      const shown = await createNewsItem(db(), {
        ...room,
        authorId: room.head.id,
        approvedPermanently: true,
      });
      await copyNewsItem(
        db(),
        shown,
        Array.from({ length: 3_000 }, () => ({})),
      );
      await db().execute(sql`
      INSERT INTO news_published
      SELECT copy.* FROM news n CROSS JOIN news_published p,
        jsonb_populate_record(p, jsonb_build_object('news_id', n.id)) AS copy
      WHERE p.news_id = ${shown} AND n.id > ${shown}`);
      const group = `/api/news/journalist/${room.groupId}/news`;
      for (let round = 0; round < 5; round += 1) {
        await db().delete(webhooks);
        const items = [await draft(), await draft(), await draft(), await draft()];
        const approve = items.map((id) => ({ method: 'POST' as const, url: `${group}/${id}/approve` }));
        const [saved, [added]] = await Promise.all([
          callAll(room.head.id, approve),
          // An address of the Internet, to which a test delivers nothing.
          callAll(admin.id, [
            {
              method: 'POST',
              url: '/api/webhooks',
              payload: { url: 'https://8.8.8.8/', kinds: ['published', 'withdrawn'] },
            },
          ]),
        ]);
        expect([added, ...saved].map((answer) => answer?.statusCode)).toEqual(Array(5).fill(200));
        await callAll(
          room.head.id,
          items.map((id) => ({ method: 'POST', url: `${group}/${id}/withdraw`, payload: { comment: 'x' } })),
        );
        // What was approved before it is known, and what was approved after it is told; each can be taken back.
        const told = await db().select({ id: outbox.newsId, kind: outbox.kind }).from(outbox);
        const withdrawn = told.filter(({ kind }) => kind === 'withdrawn').map(({ id }) => id ?? 0);
        expect(withdrawn.sort((a, b) => a - b)).toEqual(items);
      }
    },
    LIMIT_MS,
  );

  it('let a website that goes on from its last number miss no change, however many are made at once [CON-05]', async () => {
    const { groupId, head, categoryId } = await createNewsroom(db());
    const ids: number[] = [];
    for (let count = 0; count < 12; count += 1)
      ids.push(await createNewsItem(db(), { groupId, authorId: head.id, categoryId }));
    const seen = new Set<number>();
    let since = 0;
    const follow = async () => {
      const answer = await first().app.inject(`/api/site/news?since=${since}&limit=2`);
      const { articles, next } = answer.json<{ data: SiteNews }>().data;
      for (const { id } of articles) seen.add(Number(id));
      since = next;
      return articles.length;
    };
    let isDone = false;
    const calls = ids.map((id) => ({
      method: 'POST' as const,
      url: `/api/news/journalist/${groupId}/news/${id}/approve`,
    }));
    const approvals = callAll(head.id, calls).finally(() => (isDone = true));
    while (!isDone) await follow();
    expect((await approvals).map(({ statusCode }) => statusCode)).toEqual(ids.map(() => 200));
    while ((await follow()) > 0);
    expect(ids.filter((id) => !seen.has(id))).toEqual([]);
  });

  it('keep the order of categories a permutation while all of them move categories [SRV-03]', async () => {
    const editor = await createUser(db(), { permission: Permission.NEWS_CATEGORY_EDIT });
    const ids = [];
    for (let number = 0; number < 8; number += 1) ids.push(await createGroupCategory(db()));
    const names = await db().select().from(newsCategories);
    const moves = ids.flatMap((id, index) => {
      const name = names.find((category) => category.id === id)?.name ?? '';
      return [8 - index, 1 + ((index * 3) % 8)].map((sortOrder) => ({
        method: 'PUT' as const,
        url: `/api/news/categories/${id}`,
        payload: { name, sortOrder },
      }));
    });
    const answers = await callAll(editor.id, moves);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(moves.map(() => 200));
    const rows = await db().select({ place: newsCategories.sortOrder }).from(newsCategories);
    const places = rows.map(({ place }) => place).sort((a, b) => a - b);
    expect(places).toEqual(places.map((_, index) => index + 1));
  });

  it('count the news of a group, and the people, while all of them write', async () => {
    const { groupId, head, categoryId } = await createNewsroom(db());
    await Promise.all(
      Array.from({ length: 30 }, async (_, index) => {
        const { opened } = instances[index % instances.length] ?? first();
        await createUser(opened.db);
        return createNewsItem(opened.db, { groupId, authorId: head.id, categoryId });
      }),
    );
    const [group] = await db().select().from(journalistGroups).where(eq(journalistGroups.id, groupId));
    expect(group?.totalNews).toBe(30);
    const [people] = await db().select().from(totals);
    expect(people?.total).toBe(await db().$count(users));
  });
});
