import { eq } from 'drizzle-orm';

import type { NewsItem } from '@contract';

import { namedAs } from '../../db/name-key';
import { countries, groupCategories, newsCategories } from '../../db/schema';
import { createNewsItem, createNewsroom } from '../../testing/factories';
import { hereWorkers } from '../../testing/here-workers';
import { multipart } from '../../testing/multipart';
import { newsParts } from '../../testing/news-parts';
import { type TestServer, useTestServer } from '../../testing/test-server';
import { addGroupCategory } from '../journalists/groups-repository';

describe('what was deleted while news was being saved', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  /** Saves news; the work on its pictures takes as long as `meanwhile`. */
  const save = async (what: 'create' | 'edit', meanwhile: () => Promise<unknown>) => {
    const { groupId, head, categoryId } = await createNewsroom(server.db);
    const other = await createNewsroom(server.db);
    const item = { groupId, authorId: head.id, categoryId: other.categoryId };
    const newsId = what === 'edit' ? await createNewsItem(server.db, item) : undefined;
    await server.db.insert(countries).values({ ...namedAs('ลาว'), code: 'LA' });
    const app = await server.build({
      workers: {
        ...hereWorkers,
        makeImage: async (job, owner) => {
          await meanwhile();
          return hereWorkers.makeImage(job, owner);
        },
      },
    });
    const { body, headers } = multipart({
      ...(await newsParts({ groupId, categoryId }, { countryCode: 'LA' })),
      ...(newsId !== undefined && { news_id: String(newsId) }),
    });
    const answer = await app.inject({
      method: 'POST',
      url: `/api/news/journalist/${groupId}/news/${newsId === undefined ? 'create' : `${newsId}/edit`}`,
      headers: { ...headers, authorization: `Bearer ${await server.tokenOf(head.id)}` },
      payload: body,
    });
    await app.close();
    return { status: answer.statusCode, body: answer.json<{ errors: object; data: NewsItem | null }>() };
  };
  const deleteCategory = async () => {
    const [added] = await server.db
      .select({ id: newsCategories.id })
      .from(newsCategories)
      .innerJoin(groupCategories, eq(groupCategories.categoryId, newsCategories.id))
      .orderBy(newsCategories.id);
    if (added) await server.db.delete(newsCategories).where(eq(newsCategories.id, added.id));
  };
  const deleteCountry = () => server.db.delete(countries).where(eq(countries.code, 'LA'));

  it.each([
    ['create', 'categoryId', deleteCategory],
    ['create', 'countryCode', deleteCountry],
    ['edit', 'categoryId', deleteCategory],
    ['edit', 'countryCode', deleteCountry],
  ] as const)('is an error of its field: %s, %s', async (what, field, meanwhile) => {
    let isDeleted = false;
    const once = async () => {
      if (isDeleted) return;
      isDeleted = true;
      await meanwhile();
    };
    expect(await save(what, once)).toMatchObject({
      status: 400,
      body: { errors: { [field]: expect.stringMatching(/.+/) } },
    });
    expect(server.files.size).toBe(0);
  });

  it('is not found if it was a category that the group was given', async () => {
    const { groupId } = await createNewsroom(server.db);
    await expect(addGroupCategory(server.db, groupId, 9_999)).rejects.toMatchObject({ httpStatus: 404 });
  });
});
