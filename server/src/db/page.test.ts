import { asc, inArray, sql } from 'drizzle-orm';

import { type Paginated, Permission, type User } from '@contract';

import { createUser } from '../testing/factories';
import { type TestServer, useTestServer } from '../testing/test-server';

import { users } from './schema';

const PEOPLE = 330;
const LIMIT = 20;

describe('the pages of a long list', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  /** Many people, one in seven deleted, so that ids have gaps. */
  const setup = async () => {
    const reader = await createUser(server.db, { permission: Permission.USER_SEARCH });
    await server.db.execute(sql`
      INSERT INTO users (email, username, display_name, permission, email_key, username_key, display_key)
      SELECT n || '@newsdesk.example', 'bulk' || n, 'Bulk', 1, n || '@newsdesk.example', 'bulk' || n, 'bulk'
      FROM generate_series(1, ${PEOPLE}::integer) AS n`);
    await server.db.execute(sql`DELETE FROM users WHERE username LIKE 'bulk%' AND id % 7 = 0`);
    const all = await server.db.select({ id: users.id }).from(users).orderBy(asc(users.id));
    const ids = all.map(({ id }) => id);
    const page = async (number: number, search = '') => {
      const query = `page=${number}&limit=${LIMIT}&search=${search}`;
      const { body } = await server.call<Paginated<User>>(`/api/users/search?${query}`, { as: reader.id });
      return { ...body.data, ids: body.data?.data.map(({ id }) => id) };
    };
    return { ids, page };
  };

  it('show each row once, in order, from both ends up to the exact last page [SRV-01]', async () => {
    const { ids, page } = await setup();
    const lastPage = Math.ceil(ids.length / LIMIT);
    for (let number = 1; number <= lastPage; number += 1) {
      const shown = ids.slice((number - 1) * LIMIT, number * LIMIT);
      expect(await page(number)).toMatchObject({ lastPage, currentPage: number, ids: shown });
    }
    expect(await page(2_147_483_647)).toMatchObject({ currentPage: lastPage });
    await server.db.delete(users).where(inArray(users.id, ids.slice(5)));
    expect(await page(3)).toMatchObject({ lastPage: 1, currentPage: 1, ids: ids.slice(0, 5) });
  });

  it('of a search report two more pages, or the last page if it is nearer [SRV-01]', async () => {
    const { ids, page } = await setup();
    const lastPage = Math.ceil((ids.length - 1) / LIMIT);
    expect(await page(1, 'bulk')).toMatchObject({ lastPage: 3, currentPage: 1, ids: ids.slice(1, 21) });
    expect(await page(lastPage - 2, 'bulk')).toMatchObject({ lastPage, currentPage: lastPage - 2 });
    expect(await page(99, 'bulk')).toMatchObject({ lastPage, ids: ids.slice(1 + (lastPage - 1) * LIMIT) });
    expect(await page(1, 'nobody')).toMatchObject({ lastPage: 1, ids: [] });
  });
});
