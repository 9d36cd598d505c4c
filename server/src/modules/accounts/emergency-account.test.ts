import { Permission, type PermissionBit, type User } from '@contract';

import type { App } from '../../http/app-instance';
import { createUser } from '../../testing/factories';
import { multipart } from '../../testing/multipart';
import { NO_PROVIDER, type TestServer, useTestServer } from '../../testing/test-server';

describe('the account that still signs in with a password', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));
  const apps: App[] = [];
  afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));

  const setup = async (settingOf: (keeper: User) => string | undefined = () => 'KEEPER') => {
    const admin = await createUser(server.db, { permission: Permission.ADMINISTRATOR });
    const [keeper, other] = [
      await createUser(server.db, {
        username: 'keeper',
        permission: Permission.ADMINISTRATOR | Permission.USER,
      }),
      await createUser(server.db),
    ];
    const app = await server.build({ oidc: { ...NO_PROVIDER, passwordsOnlyFor: settingOf(keeper) } });
    apps.push(app);
    const headers = { authorization: `Bearer ${await server.tokenOf(admin.id)}` };
    const call = async ({ id }: User, what: string) => {
      const answer = await app.inject({ method: 'POST', url: `/api/accounts/${id}/${what}`, headers });
      return { status: answer.statusCode, body: answer.json<{ message: string }>() };
    };
    const edit = async ({ id, username, email }: User, changed: object) => {
      const form = multipart({ displayName: 'ผู้เฝ้า', username, email, bio: '', ...changed });
      const all = { method: 'PUT', url: `/api/accounts/${id}`, payload: form.body } as const;
      return (await app.inject({ ...all, headers: { ...headers, ...form.headers } })).statusCode;
    };
    const removePermission = async ({ id }: User, permission: PermissionBit) => {
      const url = `/api/users/permissions/${id}/remove`;
      return (await app.inject({ method: 'PUT', url, headers, payload: { permission } })).statusCode;
    };
    return { keeper, other, call, edit, removePermission };
  };
  const refusal = {
    status: 409,
    body: { message: expect.stringContaining('NEWSDESK_PASSWORDS_ONLY_FOR') },
  };

  it('is neither disabled nor erased while the setting names it [CON-06]', async () => {
    const { keeper, other, call } = await setup();
    expect(await call(keeper, 'disable')).toMatchObject(refusal);
    expect((await call(other, 'disable')).status).toBe(200);
    expect((await call(other, 'erase')).status).toBe(200);
    await server.call(`/api/accounts/${keeper.id}/disable`, { method: 'POST', as: await anAdministrator() });
    expect(await call(keeper, 'erase')).toMatchObject(refusal);
  });

  it('keeps the name that the setting has; everything else of it can be edited [CON-06]', async () => {
    const { keeper, other, edit } = await setup();
    expect(await edit(keeper, { username: 'gardener' })).toBe(409);
    expect(await edit(keeper, { email: 'new@newsdesk.example' })).toBe(200);
    expect(await edit(other, { username: 'gardener' })).toBe(200);
  });

  it('keeps the e-mail by which the setting names it [CON-06]', async () => {
    const { keeper, edit } = await setup(({ email }) => email);
    expect(await edit(keeper, { email: 'new@newsdesk.example' })).toBe(409);
    expect(await edit(keeper, { username: 'gardener' })).toBe(200);
  });

  it('stays an administrator, and loses any other permission [CON-06]', async () => {
    const { keeper, removePermission } = await setup();
    expect(await removePermission(keeper, Permission.ADMINISTRATOR)).toBe(409);
    expect(await removePermission(keeper, Permission.USER)).toBe(200);
  });

  it('can be disabled where everybody has a password [CON-06]', async () => {
    const { keeper, call, removePermission } = await setup(() => undefined);
    expect(await removePermission(keeper, Permission.ADMINISTRATOR)).toBe(200);
    expect((await call(keeper, 'disable')).status).toBe(200);
  });

  const anAdministrator = async () =>
    (await createUser(server.db, { permission: Permission.ADMINISTRATOR })).id;
});
