import fs from 'node:fs';
import path from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

import { MIGRATIONS_FOLDER } from '../paths';

/** The migrations of the media library, and those before them. */
const migrations = fs
  .readdirSync(MIGRATIONS_FOLDER)
  .filter((name) => name.endsWith('.sql'))
  .sort();
const added = migrations.findIndex((name) => name.endsWith('_media.sql'));
const START_LIMIT_MS = 60_000;

describe('the pictures of an earlier release', () => {
  let client: PGlite;
  const contentOf = (name: string) => fs.readFileSync(path.join(MIGRATIONS_FOLDER, name), 'utf8');
  beforeAll(async () => {
    client = await PGlite.create({ extensions: { pg_trgm } });
    for (const name of migrations.slice(0, added)) await client.exec(contentOf(name));
  }, START_LIMIT_MS);
  afterAll(() => client.close());

  it('say what they were made for and what covers were cut from, as far as the news says it [MED-01]', async () => {
    const keyOf = (name: string) => `aa/aa000000-0000-4000-8000-00000000000${name}.webp`;
    const url = (name: string) => `'/files/${keyOf(name)}'`;
    await client.exec(`
      INSERT INTO users (email, username, display_name, email_key, username_key, display_key, permission, avatar_url)
        VALUES ('a', 'a', 'a', 'a', 'a', 'a', 1, ${url('6')});
      INSERT INTO journalist_groups (name, name_key) VALUES ('g', 'g');
      INSERT INTO countries (name, name_key, code) VALUES ('t', 't', 'TH');
      INSERT INTO news_categories (name, name_key, sort_order) VALUES ('c', 'c', 1);
      INSERT INTO files (key, group_id, uploaded_by, bytes)
        SELECT 'aa/aa000000-0000-4000-8000-00000000000' || n || '.webp', 1, 1, 1 FROM generate_series(1, 8) AS n;
      INSERT INTO news (group_id, author_id, category_id, country_id, title, html, markdown, published_at, tags, status, reference_links,
          cover_image_url, square_image_url, cover_original_url)
        VALUES (1, 1, 1, 1, 'n', '<img src="/files/${keyOf('7')}">', '', now(), '{}', 0, '[]', ${url('1')}, ${url('2')}, ${url('3')}),
          (1, 1, 1, 1, 'n', '', '', now(), '{}', 0, '[]', ${url('4')}, '/files/gone.webp', NULL);
      INSERT INTO news_published (news_id, version, title, meta_title, markdown, meta_description, category_id, country_id,
          published_at, html, tags, reference_links, video_url, tiktok_url, cover_image_url, square_image_url)
        VALUES (1, 1, 'n', '', '', '', 1, 1, now(), '', '{}', '[]', '', '', ${url('1')}, ${url('5')})`);
    for (const name of migrations.slice(added)) await client.exec(contentOf(name));
    const { rows } = await client.query<{ key: string; purpose: string | null; cut_from: string | null }>(
      'SELECT key, purpose, cut_from FROM files ORDER BY key',
    );
    const shown = rows.map(({ key, purpose, cut_from }) => [key.at(-6), purpose, cut_from?.at(-6) ?? null]);
    expect(shown).toEqual([
      ['1', 'cover', '3'],
      ['2', 'square', '3'],
      ['3', 'original', null],
      ['4', 'cover', null],
      ['5', 'square', null],
      ['6', 'avatar', null],
      ['7', null, null],
      ['8', null, null],
    ]);
  });
});
