import { desc, eq } from 'drizzle-orm';

import { type Id, Permission, PROOF_MINUTES, type SignInWays, type User } from '@contract';

import { auditLog, providerLinks, users } from '../../db/schema';
import { createUser } from '../../testing/factories';
import { addPasskey, storePasskey } from '../../testing/passkey-device';
import { linkToProvider } from '../../testing/provider-journey';
import { type TestServer, useTestServer } from '../../testing/test-server';
import type { Letter } from '../mail/mailer';

import { signInWaysMessages } from './messages';

describe('how a person signs in', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  const setup = async () => {
    const admin = await createUser(server.db, { permission: Permission.ADMINISTRATOR });
    const person = await createUser(server.db);
    const passkey = await addPasskey(server, person.id);
    await linkToProvider(server.db, server.now(), person);
    return { admin, person, passkeyId: passkey.id };
  };
  const pathOf = ({ id }: Pick<User, 'id'>, what: string) => `/api/accounts/${id}/${what}`;
  const waysOf = async (person: User, { id: as }: User) =>
    (await server.call<SignInWays>(pathOf(person, 'sign-in-ways'), { as })).body.data;
  const remove = async (person: User, what: string, { id: as }: User) =>
    (await server.call(pathOf(person, what), { method: 'DELETE', as })).status;
  const isSignedIn = async ({ id }: User) => {
    const headers = { authorization: `Bearer ${await server.tokenOf(id)}` };
    return (await server.call('/api/auth/me', { headers })).status === 200;
  };

  it('is shown to an administrator [CON-06]', async () => {
    const { admin, person, passkeyId } = await setup();
    const at = server.now().toISOString();
    expect(await waysOf(person, admin)).toEqual({
      hasPassword: true,
      passkeys: [{ id: passkeyId, name: 'โทรศัพท์', createdAt: at, lastUsedAt: null }],
      provider: { email: person.email, linkedAt: at },
    });
    const invited = await createUser(server.db);
    await server.db.update(users).set({ passwordHash: null }).where(eq(users.id, invited.id));
    expect(await waysOf(invited, admin)).toEqual({ hasPassword: false, passkeys: [], provider: null });
  });

  it('can be changed by an administrator: a passkey and a link are removed, which ends the sessions [CON-06]', async () => {
    const { admin, person, passkeyId } = await setup();
    expect(await isSignedIn(person)).toBe(true);
    expect(await remove(person, `passkeys/${passkeyId}`, admin)).toBe(200);
    expect(await isSignedIn(person)).toBe(false);
    expect(await remove(person, 'provider', admin)).toBe(200);
    expect(await waysOf(person, admin)).toMatchObject({ passkeys: [], provider: null });
    expect(await remove(person, `passkeys/${passkeyId}`, admin)).toBe(404);
    expect(await remove(person, 'provider', admin)).toBe(404);
    const lines = await server.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(3);
    expect(lines).toMatchObject([
      { action: 'provider.unlinked', actorId: admin.id, before: { email: person.email } },
      { action: 'passkey.removed', before: { passkey: 'โทรศัพท์' }, after: { endedSessions: 1 } },
      { action: 'session.ended', after: { reason: 'way to sign in removed' } },
    ]);
  });

  it('is never left without any: the last passkey stays, until the account is disabled [CON-06]', async () => {
    const { admin, person, passkeyId } = await setup();
    await server.db.update(users).set({ passwordHash: null }).where(eq(users.id, person.id));
    const another = await storePasskey(server.db, person.id, server.now());
    const path = (id: Id) => `passkeys/${id}`;
    expect(await remove(person, path(another), admin)).toBe(200);
    await server.db.delete(providerLinks);
    const refused = await server.call(pathOf(person, path(passkeyId)), { method: 'DELETE', as: admin.id });
    expect(refused).toMatchObject({ status: 409, body: { message: signInWaysMessages.onlyWay.th } });
    expect(await waysOf(person, admin)).toMatchObject({ passkeys: [{ id: passkeyId }] });
    await linkToProvider(server.db, server.now(), person);
    expect(await remove(person, path(passkeyId), admin)).toBe(200);
    await server.db.delete(providerLinks);
    const last = await storePasskey(server.db, person.id, server.now());
    await server.db.update(users).set({ disabledAt: server.now() }).where(eq(users.id, person.id));
    expect(await remove(person, path(last), admin)).toBe(200);
  });

  it('is changed only after a fresh proof, and never for oneself [CON-06, SAF-08]', async () => {
    const { admin, person, passkeyId } = await setup();
    const own = await addPasskey(server, admin.id);
    expect(await remove(admin, `passkeys/${own.id}`, admin)).toBe(409);
    expect(await remove(admin, 'provider', admin)).toBe(409);
    server.advance(PROOF_MINUTES * 60_000);
    expect(await remove(person, `passkeys/${passkeyId}`, admin)).toBe(403);
    expect(await remove(person, 'provider', admin)).toBe(403);
    expect(await waysOf(person, admin)).toMatchObject({ passkeys: [{ id: passkeyId }] });
  });

  it('of which the person is told by mail [CON-06]', async () => {
    const { admin, person, passkeyId } = await setup();
    const sent: Letter[] = [];
    const app = await server.build({ mailer: async (letter) => void sent.push(letter) });
    const headers = { authorization: `Bearer ${await server.tokenOf(admin.id)}` };
    for (const what of [`passkeys/${passkeyId}`, 'provider'])
      await app.inject({ method: 'DELETE', url: pathOf(person, what), headers });
    await app.close();
    expect(sent.map(({ to, subject }) => ({ to, subject }))).toEqual([
      { to: person.email, subject: expect.stringContaining('A passkey was removed') },
      { to: person.email, subject: expect.stringContaining('no longer linked to a provider') },
    ]);
  });
});
