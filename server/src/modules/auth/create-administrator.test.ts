import { Permission } from '@contract';

import { StartError } from '../../db/database';
import { users } from '../../db/schema';
import { createUser } from '../../testing/factories';
import { type TestServer, useTestServer } from '../../testing/test-server';

import { createAdministrator } from './create-administrator';

const GIVEN = { username: 'chief', email: 'somchai@newsdesk.example', password: 'correct horse' };

describe('the administrator that is created at the command line', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  const refusal = async (given: Partial<typeof GIVEN>) => {
    const made = createAdministrator(server.db, { ...GIVEN, ...given });
    return made.then(
      () => 'made',
      (error: unknown) => (error instanceof StartError ? error.message : String(error)),
    );
  };

  it('can sign in and do everything', async () => {
    await createAdministrator(server.db, { ...GIVEN, username: ' chief ' });
    const [row] = await server.db.select().from(users);
    expect(row).toMatchObject({ username: 'chief', permission: Permission.USER | Permission.ADMINISTRATOR });
    const body = { email: 'chief', password: GIVEN.password };
    expect((await server.call('/api/auth/sign-in', { method: 'POST', body })).status).toBe(200);
  });

  it.each([
    [{ username: ' ' }, /username is required/],
    [{ username: '\u200b' }, /username is required/],
    [{ email: 'nobody' }, /not an e-mail/],
    [{ password: 'short' }, /at least 10/],
    [{ password: 'password123' }, /Too many people/],
    [{ password: 'the chief of all' }, /must not contain/],
    [{ username: 'editor@newsdesk.example' }, /not the address of this account/],
  ])('is refused with a reason: %j', async (given, reason) => {
    expect(await refusal(given)).toMatch(reason);
  });

  it('cannot take a name that another account signs in with', async () => {
    await createUser(server.db, { username: 'Editor', email: 'editor@newsdesk.example' });
    const taken = /already exists/;
    expect(await refusal({ username: 'EDITOR' })).toMatch(taken);
    expect(await refusal({ email: 'Editor@newsdesk.example' })).toMatch(taken);
    const email = 'EDITOR@newsdesk.example';
    expect(await refusal({ username: email.toLowerCase(), email })).toMatch(taken);
  });

  it('may have its own e-mail as its username', async () => {
    expect(await refusal({ username: GIVEN.email })).toBe('made');
  });
});
