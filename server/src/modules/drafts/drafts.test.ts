import { Readable } from 'node:stream';

import { eq } from 'drizzle-orm';

import {
  type Draft,
  DRAFT_MAX_BYTES,
  type DraftRequest,
  type DraftSummary,
  type Id,
  MAX_DRAFTS,
} from '@contract';

import { auditLog, drafts, users } from '../../db/schema';
import { createUser } from '../../testing/factories';
import { type TestServer, useTestServer } from '../../testing/test-server';
import { disableAccount } from '../accounts/repository';
import { serverActor } from '../audit/record';
import { erasePerson } from '../erasure/erase-person';

import { draftsMessages } from './messages';
import { forgetOldDrafts } from './repository';

const EVERYTHING = 0x7fff_ffff;
const DAY_MS = 86_400_000;
const ID = '7b0c6f52-1f7e-4a2b-9b1d-0f6f0c9a1e55';
const MANY = 20_000;

const text = (change: Partial<DraftRequest> = {}): DraftRequest => ({
  form: 'create:7',
  address: '/journalist/7/news/create',
  name: 'น้ำท่วมเชียงใหม่',
  values: { title: 'น้ำท่วม', html: '<p>ร่าง</p>', references: [{ label: '', link: '' }] },
  version: 0,
  ...change,
});

describe('unsaved texts', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  const url = (id: string) => `/api/drafts/${id}`;
  const save = (as: Id, id: string, body: object = text()) =>
    server.call<DraftSummary>(url(id), { method: 'PUT', as, body });
  const read = (as: Id, id: string) => server.call<Draft>(url(id), { as });
  const remove = (as: Id, id: string) => server.call(url(id), { method: 'DELETE', as });
  const list = async (as: Id) =>
    (await server.call<DraftSummary[]>('/api/drafts', { as })).body.data?.map(({ id }) => id);

  it('are stored and read as they were written, and latest first in the list without their values [DFT-02]', async () => {
    const { id: writer } = await createUser(server.db, { permission: 0 });
    const { values, ...rest } = text();
    const summary = { ...rest, id: ID, savedAt: server.now().toISOString(), version: 1 };
    expect(await save(writer, ID)).toMatchObject({ status: 200, body: { data: summary } });
    expect((await read(writer, ID)).body.data).toEqual({ ...summary, values });
    const { body } = await server.call('/api/drafts', { as: writer });
    expect(body.data).toEqual([summary]);
    server.advance(1_000);
    await save(writer, 'another');
    expect(await list(writer)).toEqual(['another', ID]);
    server.advance(1_000);
    expect((await save(writer, ID, text({ version: 1 }))).body.data).toMatchObject({ version: 2 });
    expect(await list(writer)).toEqual([ID, 'another']);
  });

  it('are never overwritten by a device that has not seen the latest version [DFT-02]', async () => {
    const { id: writer } = await createUser(server.db);
    await save(writer, ID);
    const later = text({ name: 'โทรศัพท์', version: 1 });
    await save(writer, ID, later);
    for (const version of [0, 1, 3]) {
      const refusal = await save(writer, ID, text({ name: 'โต๊ะ', version }));
      expect(refusal).toMatchObject({ status: 412, body: { message: draftsMessages.changedMeanwhile.th } });
    }
    expect((await read(writer, ID)).body.data).toMatchObject({ name: 'โทรศัพท์', version: 2 });
    // One that was removed elsewhere does not come back unseen either.
    await remove(writer, ID);
    expect((await save(writer, ID, text({ version: 2 }))).status).toBe(412);
    expect((await save(writer, ID)).status).toBe(200);
  });

  it('are removed, also twice [DFT-02]', async () => {
    const { id: writer } = await createUser(server.db);
    await save(writer, ID);
    await save(writer, 'another');
    expect([(await remove(writer, ID)).status, (await remove(writer, ID)).status]).toEqual([200, 200]);
    expect((await read(writer, ID)).status).toBe(404);
    expect(await list(writer)).toEqual(['another']);
  });

  it('are seen, changed and removed by nobody else, not by an administrator with every permission [DFT-02]', async () => {
    const { id: writer } = await createUser(server.db);
    const { id: admin } = await createUser(server.db, { permission: EVERYTHING });
    await save(writer, ID);
    expect([await list(admin), (await read(admin, ID)).status]).toEqual([[], 404]);
    await remove(admin, ID);
    // The id is another draft in other hands.
    expect((await save(admin, ID, text({ name: 'ของผู้ดูแล' }))).body.data).toMatchObject({ version: 1 });
    expect((await read(writer, ID)).body.data).toMatchObject({ name: 'น้ำท่วมเชียงใหม่', version: 1 });
  });

  it('leave no line in the audit log [DFT-02]', async () => {
    const { id: writer } = await createUser(server.db);
    const before = await server.db.$count(auditLog);
    await save(writer, ID);
    await remove(writer, ID);
    expect(await server.db.$count(auditLog)).toBe(before);
  });

  it('are at most 50 of a person, and the refusal names the limit [DFT-02]', async () => {
    const [{ id: writer }, { id: other }] = [await createUser(server.db), await createUser(server.db)];
    const numbers = Array.from({ length: MAX_DRAFTS }, (_, number) => number);
    const row = { ...text(), values: '{}', version: 1, savedAt: server.now() };
    await server.db
      .insert(drafts)
      .values(numbers.map((number) => ({ ...row, userId: writer, id: String(number) })));
    expect(await save(writer, ID)).toMatchObject({
      status: 409,
      body: { message: draftsMessages.tooMany.th },
    });
    expect(draftsMessages.tooMany.th).toContain('50');
    expect((await save(writer, '7', text({ version: 1 }))).status).toBe(200);
    expect((await save(other, ID)).status).toBe(200);
    await remove(writer, '9');
    expect((await save(writer, ID)).status).toBe(200);
  });

  it.each([
    ['larger than 2 MB', 413, text({ values: { html: 'x'.repeat(DRAFT_MAX_BYTES) } })],
    ['with the address of another website', 400, text({ address: '//elsewhere.example' })],
    ['with what browsers read as one', 400, text({ address: '/\\elsewhere.example' })],
    ['with what browsers read as one, after a tab', 400, text({ address: '/\t/elsewhere.example' })],
    ['with an address of another scheme', 400, text({ address: 'javascript:alert(1)' })],
    ['with an address that is too long', 400, text({ address: `/${'a'.repeat(500)}` })],
    ['with a form that is too long', 400, text({ form: 'a'.repeat(201) })],
    ['with a name that is too long', 400, text({ name: 'ก้'.repeat(301) })],
    ['with a version that is none', 400, { ...text(), version: -1 }],
    ['with values that are no fields', 400, { ...text(), values: 'text' }],
    ['without values', 400, { ...text(), values: undefined }],
  ])('are refused if they are %s [DFT-02]', async (_what, status, body) => {
    const { id: writer } = await createUser(server.db);
    expect((await save(writer, ID, body)).status).toBe(status);
    expect(await list(writer)).toEqual([]);
  });

  it('are refused if they are nested too deep to be read again', async () => {
    const { id: writer } = await createUser(server.db);
    const { values: _values, ...rest } = text();
    const nested = (depth: number) =>
      `${JSON.stringify(rest).slice(0, -1)},"values":{"a":${'['.repeat(depth)}${']'.repeat(depth)}}}`;
    const send = (depth: number) =>
      server.call(url(ID), {
        method: 'PUT',
        as: writer,
        body: nested(depth),
        headers: { 'content-type': 'application/json' },
      });
    expect(await send(MANY)).toMatchObject({ status: 400, body: { errors: { values: expect.any(String) } } });
    expect((await send(19)).status).toBe(200);
  });

  it('can be as large as promised, with a name of 300 characters and an id of 64', async () => {
    const { id: writer } = await createUser(server.db);
    const id = 'Aa-0'.repeat(16);
    const name = 'ก้'.repeat(300);
    const html = 'ข่าว '.repeat(150_000);
    expect((await save(writer, id, text({ name, values: { html } }))).status).toBe(200);
    expect((await read(writer, id)).body.data).toMatchObject({ name, values: { html } });
    expect((await save(writer, `${id}a`)).status).toBe(404);
    expect((await save(writer, 'a_b')).status).toBe(404);
  });

  it('are sent two at a time by a person, so that nobody fills the memory [SEC-04]', async () => {
    const [{ id: writer }, { id: other }] = [await createUser(server.db), await createUser(server.db)];
    const authorization = `Bearer ${await server.tokenOf(writer)}`;
    /** Stores a text, and does something while it arrives. */
    const saveWhile = async (id: string, meanwhile: () => Promise<unknown>) => {
      const body = JSON.stringify(text());
      const parts = async function* () {
        yield body.slice(0, 20);
        await meanwhile();
        yield body.slice(20);
      };
      const headers = { authorization, 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
      const payload = Readable.from(parts());
      return (await server.app.inject({ method: 'PUT', url: url(id), payload, headers })).statusCode;
    };
    const statuses: number[] = [];
    const third = async () => {
      statuses.push((await save(writer, 'c')).status, (await save(other, 'c')).status);
    };
    const second = async () => statuses.push(await saveWhile('b', third));
    statuses.push(await saveWhile('a', second));
    expect(statuses).toEqual([429, 200, 200, 200]);
    expect((await save(writer, 'c')).status).toBe(200);
  });

  it('are removed 30 days after their last save [DFT-02]', async () => {
    const { id: writer } = await createUser(server.db);
    await save(writer, ID);
    await save(writer, 'left');
    server.advance(29 * DAY_MS);
    await save(writer, ID, text({ version: 1 }));
    server.advance(DAY_MS);
    expect(await forgetOldDrafts(server.db, server.now())).toBe(0);
    server.advance(1);
    expect(await forgetOldDrafts(server.db, server.now())).toBe(1);
    expect(await server.db.select({ id: drafts.id }).from(drafts)).toEqual([{ id: ID }]);
  });

  it('go with their writer: erased, or with the account [DFT-02]', async () => {
    const [erased, deleted, other] = [
      await createUser(server.db),
      await createUser(server.db),
      await createUser(server.db),
    ];
    for (const { id } of [erased, deleted, other]) await save(id, ID);
    const now = server.now();
    await disableAccount(server.db, { ...serverActor(now), userId: other.id }, erased.id);
    const by = serverActor(now);
    const counted = await erasePerson(server.db, by, erased.id, { isTrial: true });
    expect(counted).toMatchObject({ erasure: { drafts: 1 } });
    await erasePerson(server.db, by, erased.id, { isTrial: false });
    await server.db.delete(users).where(eq(users.id, deleted.id));
    expect(await server.db.select({ userId: drafts.userId }).from(drafts)).toEqual([{ userId: other.id }]);
  });
});
