import { eq } from 'drizzle-orm';

import { files, news, newsImages, newsVersions, settings } from '../../db/schema';
import { createNewsItem, createNewsroom } from '../../testing/factories';
import { type TestServer, useTestServer } from '../../testing/test-server';
import { newImage, recordImages } from '../images/image-store';
import { forgetUnused } from '../images/unused-images';
import { findNews } from '../news/repository';

import { packContent } from './content';
import { recordEncodedUses } from './encoded-uses';

const NEVER = () => false;
const EIGHT_DAYS_MS = 8 * 86_400_000;

describe('pictures of earlier releases with addresses in another spelling', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));
  // Tables of settings are not emptied between tests.
  beforeEach(() => server.db.delete(settings).where(eq(settings.key, 'image_uses_in_every_spelling')));

  const setup = async () => {
    const room = await createNewsroom(server.db);
    const images = ['newest', 'earlier', 'nowhere'].map((text) => newImage(Buffer.from(text)));
    const createdAt = server.now();
    // Of no group, so that one that nothing shows does not stay in a trash first.
    await recordImages(server.db, images, { groupId: null, uploadedBy: room.head.id, createdAt });
    const [newest = '', earlier = '', nowhere = ''] = images.map(({ key }) => key);
    const shown = (key: string, slash = '%2F') => `<img src="/files/${key.replace('/', slash)}">`;
    const values = { ...room, authorId: room.head.id };
    const id = await createNewsItem(server.db, { ...values, html: shown(newest) });
    await server.db.update(news).set({ version: 3 }).where(eq(news.id, id));
    const row = await findNews(server.db, room.groupId, id);
    if (!row) throw new Error('The item was not stored.');
    const packed = await packContent({ ...row, html: shown(earlier, '&#x2F;') });
    await server.db
      .insert(newsVersions)
      .values({ newsId: id, number: 2, reason: 'edit', size: 1, isReplaced: true, packed });
    const keys = async () => (await server.db.select().from(files)).map(({ key }) => key).sort();
    return { id, newest, earlier, nowhere, keys };
  };

  it('are kept as long as the version that shows them, and the others are removed', async () => {
    const { id, newest, earlier, nowhere, keys } = await setup();
    expect(await recordEncodedUses(server.db, NEVER)).toBe(true);
    const uses = await server.db.select().from(newsImages);
    expect(uses).toHaveLength(2);
    expect(uses).toEqual(
      expect.arrayContaining([
        { newsId: id, key: newest, firstVersion: 3, lastVersion: 3 },
        { newsId: id, key: earlier, firstVersion: 2, lastVersion: 2 },
      ]),
    );
    const later = new Date(server.now().getTime() + EIGHT_DAYS_MS);
    expect(await forgetUnused(server.db, later)).toEqual([nowhere]);
    expect(await keys()).toEqual([newest, earlier].sort());
  });

  it('are looked for once, and nothing is removed before all were', async () => {
    const { keys } = await setup();
    expect(await recordEncodedUses(server.db, () => true)).toBe(false);
    expect(await server.db.select().from(newsImages)).toEqual([]);
    expect(await recordEncodedUses(server.db, NEVER)).toBe(true);
    await server.db.delete(newsImages);
    expect(await recordEncodedUses(server.db, NEVER)).toBe(true);
    expect(await server.db.select().from(newsImages)).toEqual([]);
    expect(await keys()).toHaveLength(3);
  });
});
