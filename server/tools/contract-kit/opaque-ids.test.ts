import { ErrorCode, Permission } from '@contract';

import { createCleanUp } from './clean-up';
import type { Answer, Request } from './client';
import { inspectGroup } from './groups';
import { createInspector } from './inspector';
import { hasId, idIn, type Kit, unknownLike } from './kit';
import { withOpaqueIds } from './opaque-ids';

const GROUP = '/api/news/journalist/{groupId}';
const UUID = '1b4e28ba-2fa1-41d2-883f-0016d3cca427';
const integer = { type: 'integer', minimum: 1 };

/** A document that describes a group and its categories with numbers for ids. */
const documentOf = (schemas: Record<string, object>) => {
  const answer = (data: object) => ({
    get: {
      responses: {
        200: { content: { 'application/json': { schema: { type: 'object', properties: { data } } } } },
      },
    },
  });
  return { paths: Object.fromEntries(Object.entries(schemas).map(([path, data]) => [path, answer(data)])) };
};

describe('an id of any backend [ANY-01]', () => {
  it('is read as text, whatever its type', () => {
    expect([{ id: 7 }, { id: '7' }, { id: UUID }, { id: null }, {}].map((one) => idIn(one, 'id'))).toEqual([
      ...['7', '7', UUID],
      ...['', ''],
    ]);
    expect(hasId([{ id: 7 }], '7')).toBe(true);
    expect(hasId([{ id: UUID }], '7')).toBe(false);
  });

  it('that is unknown has the same type as known ones', () => {
    expect(unknownLike('7')).toBe('2147483647');
    expect(unknownLike(UUID)).toMatch(/^[\da-f-]{36}$/);
    expect(unknownLike(UUID)).not.toBe(UUID);
  });

  it('may be a number or text in the document, and nothing else is relaxed', () => {
    const properties = { id: integer, categoryId: integer, permission: integer, paid: integer };
    expect(withOpaqueIds({ a: [{ properties }] })).toEqual({
      a: [
        {
          properties: {
            id: { type: ['integer', 'string'], minLength: 1 },
            categoryId: { type: ['integer', 'string'], minLength: 1 },
            permission: integer,
            paid: integer,
          },
        },
      ],
    });
  });

  it('may be a UUID in every response: the calls conform', async () => {
    const group = {
      id: UUID,
      me: { level: 1 },
      members: [{ profile: { id: 'u-1' } }],
    };
    const client = {
      send: (call: string, { params = {} }: Request = {}): Promise<Answer> =>
        Promise.resolve(
          params['groupId'] === UUID
            ? { status: 200, body: { success: true, data: call.endsWith('categories') ? [] : group } }
            : { status: 404, body: { success: false, message: 'no', code: ErrorCode.ResourceNotFound } },
        ),
      authorization: () => ({}),
      authorizeWith: (token: string) => token,
      addressOf: (path: string) => path,
    };
    const calls = [`GET ${GROUP}`, `GET ${GROUP}/categories`];
    const document = documentOf({
      [GROUP]: { type: 'object', properties: { id: integer } },
      [`${GROUP}/categories`]: { type: 'array', items: { type: 'object', properties: { id: integer } } },
    });
    const inspect = createInspector({ client, document, calls, signal: undefined });
    const me = { id: 'u-1', username: 'chief', permission: Permission.USER };
    const cleanUp = createCleanUp(client);
    const kit: Kit = {
      client,
      inspect,
      cleanUp,
      write: false,
      extensions: [],
      me,
      mark: '',
      invite: undefined,
    };
    await inspectGroup(kit, UUID, undefined);
    expect(inspect.rows()).toEqual(calls.map((call) => ({ call, verdict: 'conforms', notes: [] })));
  });
});
