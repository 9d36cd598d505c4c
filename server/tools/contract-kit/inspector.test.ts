import { jest } from '@jest/globals';

import { ErrorCode } from '@contract';

import { createCleanUp } from './clean-up';
import { type Answer, createClient } from './client';
import { createInspector, Interrupted } from './inspector';
import { printReport, type Row } from './report';
import { runKit } from './run';

const CALL = 'GET /api/x';
const OTHER = 'GET /api/y';
const schema = { type: 'object', properties: { success: { const: true } }, required: ['success'] };
const DOCUMENT = {
  paths: { '/api/x': { get: { responses: { '200': { content: { 'application/json': { schema } } } } } } },
};
const REFUSAL = { because: 'an unknown id', code: ErrorCode.ResourceNotFound };

describe('the kit’s verdict on a response', () => {
  const setup = (answer: Partial<Answer>, signal?: AbortSignal) => {
    const client = {
      send: () => Promise.resolve({ status: 200, body: undefined, ...answer }),
      authorization: () => ({}),
      authorizeWith: (token: string) => token,
      addressOf: (path: string) => path,
    };
    const inspect = createInspector({ client, document: DOCUMENT, calls: [CALL, OTHER], signal });
    const row = () => inspect.rows()[0];
    return { inspect, row };
  };

  it.each<[string, Partial<Answer>, Partial<Row>]>([
    ['silence', { failure: 'timeout' }, { verdict: 'differs', notes: ['no answer: timeout'] }],
    ['501', { status: 501 }, { verdict: 'missing', notes: ['HTTP 501'] }],
    ['403', { status: 403 }, { verdict: 'not tried', notes: ['the account may not'] }],
    ['a page', {}, { verdict: 'differs', notes: ['HTTP 200 without an envelope in JSON'] }],
    ['500', { status: 500, body: { message: 'ล้ม' } }, { verdict: 'differs', notes: ['HTTP 500: ล้ม'] }],
    ['another shape', { body: { success: 1 } }, { verdict: 'differs' }],
    ['what was promised', { body: { success: true, data: null } }, { verdict: 'conforms', notes: [] }],
  ])('of %s to a call that should succeed', async (_, answer, expected) => {
    const { inspect, row } = setup(answer);
    expect((await inspect.call(CALL)).ok).toBe(expected.verdict === 'conforms');
    expect(row()).toMatchObject(expected);
  });

  it.each<[string, Partial<Answer>, string[]]>([
    ['silence', { failure: 'timeout' }, ['an unknown id: no answer: timeout']],
    ['a success', { body: { success: true } }, ['an unknown id: not refused with success: false']],
    [
      'a refusal without words',
      { status: 404, body: { success: false, code: ErrorCode.ResourceNotFound, message: '' } },
      [],
    ],
    [
      'a refusal for another reason',
      { status: 404, body: { success: false, code: ErrorCode.Alert, message: '' } },
      ['an unknown id: code 6 instead of 4 (HTTP 404)'],
    ],
    ['403, which says nothing of the rest', { status: 403 }, []],
  ])('of %s to a call that has to be refused', async (_, answer, notes) => {
    const { inspect, row } = setup(answer);
    await inspect.refused(CALL, {}, REFUSAL);
    expect(row()?.notes).toEqual(notes);
  });

  it('reports a missing call as missing, whatever else is found', async () => {
    const { inspect, row } = setup({ status: 404 });
    await inspect.call(CALL);
    inspect.expect(CALL, false, 'and more');
    expect(row()).toMatchObject({ verdict: 'missing', notes: ['HTTP 404', 'and more'] });
  });

  it('refuses unknown calls, and stops when it is interrupted', async () => {
    const { inspect } = setup({ body: { success: true } });
    await expect(inspect.call('GET /api/z')).rejects.toThrow('GET /api/z is no call of the core API.');
    await expect(inspect.call(OTHER)).rejects.toThrow('The document does not describe GET /api/y.');
    const stopped = setup({}, AbortSignal.abort());
    await expect(stopped.inspect.call(CALL)).rejects.toThrow(Interrupted);
  });
});

describe('the calls of the kit', () => {
  afterEach(() => void jest.restoreAllMocks());
  const setup = (answer: () => Promise<Response>, write = false) => {
    const fetching = jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
    return { fetching, client: createClient({ baseUrl: 'http://backend/', write, timeoutMs: 1_000 }) };
  };

  it.each([
    ['ECONNREFUSED', new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') })],
    ['timeout', new Error('timeout')],
    ['odd', 'odd'],
  ])('say why there was no answer: %s', async (failure, error) => {
    const { client } = setup(() => Promise.reject(error as Error)); // even what is no error
    expect(await client.send(CALL)).toEqual({ status: 0, body: undefined, failure });
  });

  it('accept only a JSON object as an envelope', async () => {
    const { client } = setup(() => Promise.resolve(new Response('<html>', { status: 502 })));
    expect(await client.send(CALL)).toEqual({ status: 502, body: undefined });
  });

  it('never write without --write', async () => {
    const { client, fetching } = setup(() => Promise.resolve(new Response('{}')));
    await expect(client.send('DELETE /api/x')).rejects.toThrow('DELETE /api/x would write.');
    expect(fetching).not.toHaveBeenCalled();
  });

  it('report the images that nothing removes, and not those that are gone', async () => {
    const { client, fetching } = setup(() => Promise.resolve(new Response('bytes')), true);
    const cleanUp = createCleanUp(client);
    cleanUp.image('http://backend/kept.png');
    expect(await cleanUp.run()).toEqual(['the image http://backend/kept.png (no call deletes one)']);
    fetching.mockRejectedValue(new Error('gone'));
    expect(await cleanUp.run()).toEqual([]);
  });

  const runOn = (answer: () => Promise<Response>) => {
    setup(answer);
    const account = { baseUrl: 'http://backend', username: 'chief', password: 'x', timeoutMs: 1_000 };
    const envelope = { '200': { content: { 'application/json': { schema: {} } } } };
    const signIn = { post: { responses: envelope } };
    const document = { paths: { '/api/auth/sign-in': signIn, '/api/auth/me': { get: {} } } };
    return runKit({ ...account, write: false, document });
  };

  it('stop if the sign-in fails', async () => {
    const { rows } = await runOn(() => Promise.resolve(Response.json({ success: false }, { status: 400 })));
    const others = rows.filter(({ call }) => !call.endsWith('sign-in'));
    expect(new Set(others.map(({ notes }) => notes.join()))).toEqual(
      new Set(['The sign-in did not succeed.']),
    );
  });

  it('throw if the document is incomplete', async () => {
    await expect(
      runOn(() => Promise.resolve(Response.json({ success: true, data: { token: 'token' } }))),
    ).rejects.toThrow('The document does not describe GET /api/auth/me.');
  });
});

describe('the printed report', () => {
  it('shows at most five notes per call, and what was left behind', () => {
    const notes = ['1', '2', '3', '4', '5', '6', '7'];
    const printed = printReport({
      rows: [{ call: CALL, verdict: 'differs', notes }],
      leftBehind: ['the group "x"'],
    });
    expect(printed.split('\n').map((line) => line.trim())).toEqual([
      'GET /api/x  differs    1',
      ...['2', '3', '4', '5', 'and 2 more', ''],
      '0 conforms, 1 differs, 0 missing, 0 not tried',
      ...['', 'Could not be cleaned up:', '- the group "x"'],
    ]);
  });
});
