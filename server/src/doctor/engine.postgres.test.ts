import { eq } from 'drizzle-orm';
import pg from 'pg';

import { findingText } from '../db/finding';
import { openPostgres } from '../db/postgres';
import { journalistGroups } from '../db/schema';
import { createGroup } from '../testing/factories';
import { createPostgresDatabase } from '../testing/test-database';

import { engineFindings } from './of-database';

describe('a database of PostgreSQL', () => {
  let admin: pg.Client;
  let database: Awaited<ReturnType<typeof createPostgresDatabase>>;
  const made: string[] = [];

  beforeAll(async () => {
    database = await createPostgresDatabase();
    admin = new pg.Client({ connectionString: database.url });
    await admin.connect();
  });
  afterAll(async () => {
    for (const name of made) await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await admin.query('DROP ROLE IF EXISTS a_guest');
    await admin.end();
    await database.drop();
  });

  const withOptions = async (options: string): Promise<string> => {
    const name = `doctor_${process.pid}_${made.length}`;
    made.push(name);
    await admin.query(`CREATE DATABASE ${name} TEMPLATE template0 ${options}`);
    const url = new URL(database.url);
    url.pathname = `/${name}`;
    return url.href;
  };
  const textOf = async (url: string) => (await engineFindings(url)).map(findingText).join('\n');

  it('in UTF-8 with a locale that knows Thai is right', async () => {
    expect(await textOf(database.url)).toMatch(/^ok +Rights, encoding and locale of the database are right/);
  });

  it.each([
    ['SQL_ASCII', "ENCODING 'SQL_ASCII' LOCALE 'C'", /has the encoding SQL_ASCII, not UTF8/],
    ['LATIN1', "ENCODING 'LATIN1' LOCALE 'C'", /has the encoding LATIN1, not UTF8/],
    ['the C locale', "ENCODING 'UTF8' LOCALE 'C'", /has the locale C, in which Thai letters are no letters/],
  ])('with %s is wrong, and no tables are made in it', async (_name, options, words) => {
    const url = await withOptions(options);
    expect(await textOf(url)).toMatch(words);
    await expect(openPostgres(url, () => undefined)).rejects.toThrow(words);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query(`SELECT FROM pg_namespace WHERE nspname = 'drizzle'`);
    await client.end();
    expect(rows).toEqual([]);
  });

  it('that makes tables elsewhere, or holds those of another program, is refused in words', async () => {
    const url = await withOptions("ENCODING 'UTF8' LOCALE 'C.UTF-8'");
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const name = client.database;
    await client.query(`CREATE SCHEMA app; ALTER DATABASE ${name} SET search_path = app, public`);
    const elsewhere = /search_path of the user begins with app, not with public/;
    expect(await textOf(url)).toMatch(elsewhere);
    await expect(openPostgres(url, () => undefined)).rejects.toThrow(elsewhere);
    await client.query(`ALTER DATABASE ${name} RESET search_path; CREATE TABLE users (id integer)`);
    await client.end();
    await expect(openPostgres(url, () => undefined)).rejects.toThrow(
      /cannot be used\. The database holds tables of another program: relation "users" already exists\.$/,
    );
  });

  it('that writes dates as Germans do is read as any other', async () => {
    const url = await withOptions("ENCODING 'UTF8' LOCALE 'C.UTF-8'");
    const name = new URL(url).pathname.slice(1);
    await admin.query(`ALTER DATABASE ${name} SET datestyle = 'German, DMY'`);
    const { db, close } = await openPostgres(url, () => undefined);
    const id = await createGroup(db);
    const [group] = await db.select().from(journalistGroups).where(eq(journalistGroups.id, id));
    await close();
    expect(group?.createdAt.getFullYear()).toBe(new Date().getFullYear());
  });

  it('that ends, hurries or isolates its connections serves as any other', async () => {
    const url = await withOptions("ENCODING 'UTF8' LOCALE 'C.UTF-8'");
    const name = new URL(url).pathname.slice(1);
    for (const limit of ['idle_session_timeout', 'lock_timeout'])
      await admin.query(`ALTER DATABASE ${name} SET ${limit} = '1s'`);
    await admin.query(`ALTER DATABASE ${name} SET default_transaction_isolation = 'serializable'`);
    const { db, close } = await openPostgres(url, () => undefined);
    const wanted = { idle_session_timeout: '0', lock_timeout: '0', transaction_isolation: 'read committed' };
    for (const [setting, value] of Object.entries(wanted))
      expect(await db.execute(`SHOW ${setting}`)).toMatchObject({ rows: [{ [setting]: value }] });
    await close();
  });

  it('whose certificate is not there is refused with the setting', async () => {
    const opening = openPostgres(`${database.url}?sslrootcert=/nonexistent/ca.pem`, () => undefined);
    await expect(opening).rejects.toThrow('DATABASE_URL cannot be used. /nonexistent/ca.pem does not exist.');
  });

  it('whose user has no rights, or that is not there, is refused in words', async () => {
    await admin.query('CREATE ROLE a_guest LOGIN');
    const url = new URL(database.url);
    url.username = 'a_guest';
    expect(await textOf(url.href)).toMatch(/may not create tables or schemas/);
    url.pathname = '/nowhere';
    await expect(openPostgres(url.href, () => undefined)).rejects.toThrow(
      /^PostgreSQL "nowhere" on .* cannot be used\. There is no such database: database "nowhere" does not exist\.$/,
    );
  });

  it('is not made or upgraded by a command, and not made where it has to exist', async () => {
    const open = (may: 'nothing' | 'upgrade' | 'make') =>
      openPostgres(database.url, () => undefined, { may });
    await expect(open('nothing')).rejects.toThrow(/There is no database of Newsdesk in PostgreSQL "test_/);
    await expect(open('upgrade')).rejects.toThrow(/NEWSDESK_REQUIRE_DATA is on/);
    const first = await open('make');
    await first.close();
    const second = await open('nothing');
    await second.close();
    expect([first.isNew, second.isNew]).toEqual([true, false]);
    await admin.query(
      'DELETE FROM drizzle.newsdesk_migrations WHERE created_at = (SELECT max(created_at) FROM drizzle.newsdesk_migrations)',
    );
    await expect(open('nothing')).rejects.toThrow(/was not upgraded to this release yet/);
  });
});
