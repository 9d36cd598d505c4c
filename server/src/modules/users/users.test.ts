import { ErrorCode, type Paginated, Permission, type User } from '@contract';

import { createUser } from '../../testing/factories';
import { type TestServer, useTestServer } from '../../testing/test-server';

const { USER, ADMINISTRATOR, USER_SEARCH, USER_READ, TAG_EDIT } = Permission;

describe('users and permissions', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  const search = (as: number, query: string) =>
    server.call<Paginated<User>>(`/api/users/search?${query}`, { as });
  const change = (as: number, id: number, what: 'add' | 'remove', permission: number) =>
    server.call<User>(`/api/users/permissions/${id}/${what}`, { method: 'PUT', as, body: { permission } });

  describe('searching', () => {
    const setup = async () => {
      const desk = await createUser(server.db, { username: 'desk', permission: USER | USER_SEARCH });
      await createUser(server.db, { displayName: 'น้ำผึ้ง ใจดี', email: 'nam_phueng@newsdesk.example' });
      await createUser(server.db, {
        displayName: '100% Writer',
        username: 'Percy',
        email: 'percy@elsewhere.example',
      });
      return desk;
    };

    it.each([
      ['น้ำผึ้ง', 1],
      ['PERCY', 1],
      ['@newsdesk.example', 2],
      ['100%', 1],
      ['%', 1],
      ['_', 1],
      ['ไม่มีใคร', 0],
      // In any order, beginnings of words, three letters within one, phrases, and other spellings.
      ['ใจดี น้ำผึ้ง', 1],
      ['ใจ', 1],
      ['จด', 1],
      ['ำผึ', 1],
      ['ercy', 1],
      ['er', 0],
      ['"ผึ้ง ใจ"', 1],
      ['"ใจดี น้ำ"', 0],
      ['นํ้าผึ้ง', 1],
    ])(
      'finds by e-mail, username and display name, with special characters taken literally: %s [SRV-01, FND-02, FND-03]',
      async (term, found) => {
        const desk = await setup();
        const { body } = await search(desk.id, `search=${encodeURIComponent(term)}`);
        expect(body.data?.data).toHaveLength(found);
      },
    );

    it('returns pages in the shape of the contract, in a stable order [SRV-01]', async () => {
      const desk = await setup();
      const { body } = await search(desk.id, 'page=2&limit=2');
      expect(body.data).toMatchObject({ totalPages: 2, firstPage: 1, lastPage: 2, currentPage: 2 });
      expect(body.data?.data.map(({ username }) => username)).toEqual(['Percy']);
    });

    it('returns the last page for a page number far beyond it', async () => {
      const desk = await setup();
      const { status, body } = await search(desk.id, 'page=1000000&limit=2');
      expect(status).toBe(200);
      expect(body.data).toMatchObject({ currentPage: 2, data: [{ username: 'Percy' }] });
    });

    it.each([
      ['page=0', 'page'],
      ['page=first', 'page'],
      ['page=-1', 'page'],
      ['page=99999999999', 'page'],
      ['limit=0', 'limit'],
      ['limit=1000', 'limit'],
      [`search=${'ก'.repeat(201)}`, 'search'],
      ['search=a%00b', 'search'],
    ])('reports the invalid field: %s [SRV-04]', async (query, field) => {
      const desk = await setup();
      expect(await search(desk.id, query)).toMatchObject({
        status: 400,
        body: { code: ErrorCode.InvalidInput, errors: { [field]: expect.any(String) } },
      });
    });
  });

  it('lets only people with the permission search and read, and everybody read themselves [PRM-01]', async () => {
    const plain = await createUser(server.db);
    const reader = await createUser(server.db, { permission: USER | USER_READ });
    const admin = await createUser(server.db, { permission: ADMINISTRATOR });
    const refusal = { status: 403, body: { success: false, code: ErrorCode.Alert } };
    expect(await search(plain.id, '')).toMatchObject(refusal);
    expect(await search(reader.id, '')).toMatchObject(refusal);
    expect((await search(admin.id, '')).status).toBe(200);
    const detail = (as: number, id: number | string) => server.call<User>(`/api/users/detail/${id}`, { as });
    expect(await detail(plain.id, reader.id)).toMatchObject(refusal);
    expect((await detail(plain.id, plain.id)).body.data).toEqual(plain);
    expect((await detail(reader.id, plain.id)).body.data).toEqual(plain);
    expect(await detail(admin.id, 4_000)).toMatchObject({
      status: 404,
      body: { code: ErrorCode.ResourceNotFound },
    });
    expect(await detail(admin.id, 'abc')).toMatchObject({
      status: 404,
      body: { code: ErrorCode.ResourceNotFound },
    });
  });

  describe('changing permissions', () => {
    it('adds and removes one permission and returns the user [SRV-01]', async () => {
      const admin = await createUser(server.db, { permission: ADMINISTRATOR });
      const other = await createUser(server.db);
      expect((await change(admin.id, other.id, 'add', TAG_EDIT)).body.data?.permission).toBe(USER | TAG_EDIT);
      expect((await change(admin.id, other.id, 'add', TAG_EDIT)).body.data?.permission).toBe(USER | TAG_EDIT);
      expect((await change(admin.id, other.id, 'remove', TAG_EDIT)).body.data?.permission).toBe(USER);
    });

    it('is for administrators only [PRM-01]', async () => {
      const reader = await createUser(server.db, { permission: USER | USER_READ | USER_SEARCH });
      expect((await change(reader.id, reader.id, 'add', ADMINISTRATOR)).status).toBe(403);
    });

    it.each([0, 1, 3, 6, -4, 65_536, 'ADMINISTRATOR', null])(
      'refuses the unknown bit %s [SRV-04]',
      async (bit) => {
        const admin = await createUser(server.db, { permission: ADMINISTRATOR });
        const answer = await server.call(`/api/users/permissions/${admin.id}/add`, {
          method: 'PUT',
          as: admin.id,
          body: { permission: bit },
        });
        expect(answer).toMatchObject({
          status: 400,
          body: { code: ErrorCode.InvalidInput, errors: { permission: expect.any(String) } },
        });
      },
    );

    it('keeps the last administrator, also when the last two step down at once [SRV-06]', async () => {
      const first = await createUser(server.db, { permission: ADMINISTRATOR });
      const second = await createUser(server.db, { permission: ADMINISTRATOR });
      const answers = await Promise.all([
        change(first.id, first.id, 'remove', ADMINISTRATOR),
        change(second.id, second.id, 'remove', ADMINISTRATOR),
      ]);
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: ErrorCode.Alert });
    });
  });
});
