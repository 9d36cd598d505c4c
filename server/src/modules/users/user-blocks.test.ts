import { inArray, sql } from 'drizzle-orm';

import { type Paginated, Permission, type User } from '@contract';

import { users } from '../../db/schema';
import { createUser } from '../../testing/factories';
import { type TestServer, useTestServer } from '../../testing/test-server';

const PEOPLE = 2_800;

describe('pages of all users', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  /** Almost three blocks of people, one in seven deleted, so that ids have gaps. */
  const setup = async () => {
    const reader = await createUser(server.db, { permission: Permission.USER_SEARCH });
    await server.db.execute(sql`
      INSERT INTO users (email, username, display_name, permission, password_hash)
      SELECT 'bulk' || n || '@newsdesk.example', 'bulk' || n, 'Bulk ' || n, 1, 'none'
      FROM generate_series(1, ${PEOPLE}::integer) AS n`);
    await server.db.execute(sql`DELETE FROM users WHERE username LIKE 'bulk%' AND id % 7 = 0`);
    const all = await server.db.select({ id: users.id }).from(users).orderBy(users.id);
    const page = async (number: number, search = '') => {
      const query = `page=${number}&limit=20&search=${search}`;
      const { body } = await server.call<Paginated<User>>(`/api/users/search?${query}`, { as: reader.id });
      return { ...body.data, ids: body.data?.data.map(({ id }) => id) };
    };
    return { ids: all.map(({ id }) => id), page };
  };

  it('show each user once, in order, up to the exact last page [SRV-01]', async () => {
    const { ids, page } = await setup();
    const lastPage = Math.ceil(ids.length / 20);
    for (const number of [1, 2, 49, 75, 101, lastPage - 1, lastPage]) {
      const { lastPage: told, currentPage, ids: shown } = await page(number);
      expect({ told, currentPage, shown }).toEqual({
        told: lastPage,
        currentPage: number,
        shown: ids.slice((number - 1) * 20, number * 20),
      });
    }
    expect(await page(2_147_483_647)).toMatchObject({ currentPage: lastPage });
  });

  it('change with added and removed users, down to an empty block [SRV-01]', async () => {
    const { ids, page } = await setup();
    await server.db.delete(users).where(inArray(users.id, ids.slice(1, 2_000)));
    const rest = [...ids.slice(0, 1), ...ids.slice(2_000)];
    expect((await page(1)).ids).toEqual(rest.slice(0, 20));
    expect((await page(3)).ids).toEqual(rest.slice(40, 60));
    expect((await page(1)).lastPage).toBe(Math.ceil(rest.length / 20));
  });

  it('of a search report ten more pages, or the last page if it is nearer [SRV-01]', async () => {
    const { ids, page } = await setup();
    expect(await page(1, 'bulk')).toMatchObject({ lastPage: 11, currentPage: 1 });
    expect(await page(11, 'bulk')).toMatchObject({ lastPage: 21, currentPage: 11 });
    const lastPage = Math.ceil((ids.length - 1) / 20);
    expect(await page(lastPage - 2, 'bulk')).toMatchObject({ lastPage, currentPage: lastPage - 2 });
    expect((await page(lastPage, 'bulk')).ids).toEqual(ids.slice(1).slice((lastPage - 1) * 20));
    expect(await page(1, 'nobody')).toMatchObject({ lastPage: 1, ids: [] });
  });
});
