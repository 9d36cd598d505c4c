import fs from 'node:fs';
import path from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';

import { MIGRATIONS_FOLDER } from '../paths';

import { foldStoredNames } from './fold-stored-names';
import * as schema from './schema';

/** The migration that adds the keys of names, and those before it. */
const files = fs
  .readdirSync(MIGRATIONS_FOLDER)
  .filter((name) => name.endsWith('.sql'))
  .sort();
const added = files.findIndex((name) => name.endsWith('_names_folded.sql'));
const START_LIMIT_MS = 60_000;

describe('a database of an earlier release', () => {
  let client: PGlite;
  beforeAll(async () => {
    client = await PGlite.create({ extensions: { pg_trgm } });
    for (const name of files.slice(0, added)) await client.exec(contentOf(name));
  }, START_LIMIT_MS);
  afterAll(() => client.close());

  const contentOf = (name: string) => fs.readFileSync(path.join(MIGRATIONS_FOLDER, name), 'utf8');

  it('gets the keys of its names, and keeps every double [SAF-09]', async () => {
    await client.exec(`
      INSERT INTO users (email, username, display_name, permission) VALUES
        ('Head@A.example', 'Head One', 'x', 1), ('b@a.example', U&'head one\\200B', 'x', 1), ('c@a.example', 'น้ำ', 'x', 1);
      INSERT INTO news_categories (name, sort_order) VALUES ('Tech & Science', 1), ('นํ้ามัน', 2), ('น้ำมัน', 3), ('two  blanks', 4);
      INSERT INTO journalist_groups (name) VALUES ('Desk'), (U&'\\FF24esk');
      INSERT INTO countries (name, code) VALUES ('ไทย', 'TH'), ('ไทย', 'LA')`);
    await client.exec(contentOf(files[added] ?? ''));
    const keysOf = async (column: string, table: string) =>
      (await client.query<{ key: string }>(`SELECT ${column} AS key FROM ${table} ORDER BY id`)).rows.map(
        ({ key }) => key,
      );
    expect(await keysOf('username_key', 'users')).toEqual(['head one', '\nhead one\u200b', '\nน้ำ']);
    for (const name of files.slice(added + 1)) await client.exec(contentOf(name));
    const warnings: string[] = [];
    await foldStoredNames(drizzle({ client, schema }), (text) => warnings.push(text));
    expect(await keysOf('email_key', 'users')).toEqual(['head@a.example', 'b@a.example', 'c@a.example']);
    expect(await keysOf('username_key', 'users')).toEqual(['head one', '\nhead one\u200b', 'น้ำ']);
    expect(await keysOf('name_key', 'news_categories')).toEqual([
      'tech & science',
      'น้ำมัน',
      '\nน้ำมัน',
      'two blanks',
    ]);
    expect(await keysOf('name_key', 'journalist_groups')).toEqual(['desk', '\nＤesk']);
    expect(await keysOf('name_key', 'countries')).toEqual(['ไทย', '\n2']);
    expect(warnings).toHaveLength(4);
  });
});
