import fc from 'fast-check';

import { isRecord, type NewApiToken, PERMISSIONS, TOKEN_PURPOSES, type TokenPurpose } from '@contract';

import { cleanFields } from '../http/plain-text';
import type { Json } from '../openapi/check-schema';
import { createNewsroom, createUser } from '../testing/factories';
import { type TestServer, useTestServer } from '../testing/test-server';

const ALL = PERMISSIONS.reduce((mask, { bit }) => mask | bit, 0);
const TIMES = 60;

const unstorable = fc.oneof(
  fc.constant('\u0000'),
  fc.integer({ min: 0xd800, max: 0xdfff }).map((code) => String.fromCharCode(code)),
);
const spoiled = fc
  .tuple(fc.string({ unit: 'grapheme', maxLength: 5 }), unstorable, fc.string({ maxLength: 5 }))
  // A lone surrogate at the start or end could combine with the text next to it.
  .map(([before, bad, after]) => `${before} ${bad} ${after}`);

const at = (holder: unknown, ...keys: (string | number)[]): Json => {
  const found = keys.reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), holder);
  return isRecord(found) ? found : {};
};

/** Each field of each JSON body of the document, whatever its type. */
const fieldsOf = (document: Json) =>
  Object.entries(at(document, 'paths')).flatMap(([path, methods]) =>
    Object.entries(isRecord(methods) ? methods : {}).flatMap(([method, operation]) => {
      const schema = at(operation, 'requestBody', 'content', 'application/json', 'schema');
      const whole = at(schema, 'properties');
      return Object.keys(whole).map((field) => ({ path, method: method.toUpperCase(), field }));
    }),
  );

describe('invalid text', () => {
  let server: TestServer;
  useTestServer((started) => (server = started));

  it('is refused on its field by every call with a body, at any depth [SEC-01]', async () => {
    const { groupId, head } = await createNewsroom(server.db);
    const administrator = await createUser(server.db, { permission: ALL });
    // The plugin types it by version; here it is plain JSON.
    const document = JSON.parse(JSON.stringify(server.app.swagger())) as Json;
    const fields = fieldsOf(document);
    expect(new Set(fields.map(({ method, path }) => `${method} ${path}`)).size).toBeGreaterThan(8);
    const tokenOf = async (purpose: TokenPurpose) => {
      const body = { name: purpose, purpose };
      const call = { method: 'POST', as: administrator.id, body } as const;
      return (await server.call<NewApiToken>('/api/tokens', call)).body.data?.secret;
    };
    const people = [server.tokenOf(administrator.id), server.tokenOf(head.id)];
    const tokens = await Promise.all([...people, ...TOKEN_PURPOSES.map(tokenOf)]);
    const send = async ({ path, method }: (typeof fields)[number], payload: object) => {
      const url = path.replace('{groupId}', String(groupId)).replace(/\{\w+\}/g, '1');
      const answers = await Promise.all(
        tokens.map((token) => {
          const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
          // Sent as an escape, because encoding a string would replace the lone surrogate.
          const body = JSON.stringify(payload);
          return server.app.inject({ method: method as 'POST' | 'PUT', url, headers, payload: body });
        }),
      );
      return answers.find(({ statusCode }) => statusCode !== 401 && statusCode !== 403) ?? answers[0];
    };
    const nested = (text: string, depth: number): unknown => (depth === 0 ? text : [nested(text, depth - 1)]);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...fields), spoiled, fc.nat(2), async (field, text, depth) => {
        const answer = await send(field, { [field.field]: nested(text, depth) });
        expect([field, answer?.statusCode, answer?.json()]).toEqual([
          field,
          400,
          expect.objectContaining({ errors: { [field.field]: expect.any(String) } }),
        ]);
      }),
      { numRuns: TIMES },
    );
  });

  it('with control characters, which nobody sees, is stored without them, at any depth [SEC-01, SAF-09]', async () => {
    const administrator = await createUser(server.db, { permission: ALL });
    const body = { name: 'ข่าว\u0007\u001b[2J\u007fด่วน' };
    const answer = await server.call('/api/news/categories', { method: 'POST', as: administrator.id, body });
    expect(answer.body).toMatchObject({ data: { name: 'ข่าว[2Jด่วน' } });
    const nested = { fields: { list: ['a\u0001', { text: '\u0008b' }] }, text: 'c\u007f' };
    expect(cleanFields(nested)).toBeUndefined();
    expect(nested).toEqual({ fields: { list: ['a', { text: 'b' }] }, text: 'c' });
  });

  it.each(['search', 'page', 'whatever'])('is also refused in an address: %s', async (name) => {
    const administrator = await createUser(server.db, { permission: ALL });
    const { status, body } = await server.call(`/api/users/search?${name}=a%00b`, { as: administrator.id });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [name]]);
  });

  it('is refused as a body that is not UTF-8, and nothing is stored with its letters replaced [SEC-01]', async () => {
    const administrator = await createUser(server.db, { permission: ALL });
    const call = { method: 'POST', as: administrator.id } as const;
    const headers = { 'content-type': 'application/json' };
    const body = Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xe0, 0xb8]), Buffer.from('"}')]);
    expect(await server.call('/api/news/categories', { ...call, body, headers })).toMatchObject({
      status: 400,
    });
    const whole = { ...call, body: Buffer.from('{"name":"ก"}'), headers };
    expect(await server.call('/api/news/categories', whole)).toMatchObject({
      status: 200,
      body: { data: { name: 'ก' } },
    });
  });

  it('is refused at any depth, and a deep body is not slow', async () => {
    const administrator = await createUser(server.db, { permission: ALL });
    const deep = `{"name":${'['.repeat(20_000)}"\\u0000"${']'.repeat(20_000)}}`;
    const headers = { 'content-type': 'application/json' };
    const options = { method: 'POST', as: administrator.id, body: deep, headers } as const;
    expect(await server.call('/api/news/categories', options)).toMatchObject({ status: 400 });
  });
});
