import fs from 'node:fs';

import { JournalistLevel, Permission } from '@contract';

import type { Json } from '../../src/openapi/check-schema';
import { DOCUMENT_FILE } from '../../src/paths';

import { inspectCatalogue } from './catalogue';
import { createCleanUp } from './clean-up';
import type { Answer, Request } from './client';
import { coreCallsOf } from './core-calls';
import { deleteGroup, findOrCreateGroup, inspectGroup, removeCategory } from './groups';
import { createInspector } from './inspector';
import type { Kit } from './kit';
import { inspectNews } from './news';
import { inspectUsers } from './users';

const DOCUMENT = JSON.parse(fs.readFileSync(DOCUMENT_FILE, 'utf8')) as Json; // a committed object
const ME = { id: '1', username: 'chief', permission: Permission.USER };
const GROUP = '/api/news/journalist/{groupId}';
const ITEM = { groupId: '7', categoryId: '3', countryCode: 'TH' };

/** A backend's response to a call: the data of a success, or the status of a refusal. */
type Backend = Record<string, unknown>;

const page = (rows: unknown[]) => ({ data: rows, currentPage: 1, firstPage: 1, lastPage: 1, totalPages: 1 });

/** A newsroom without data and without other users. */
const EMPTY: Backend = {
  'GET /api/users/search': page([{ id: 1, username: 'chief', email: 'c@x', displayName: '' }]),
  'GET /api/users/detail/{id}': { id: 1, permission: Permission.USER },
  'GET /api/news/journalist/check/{id}': { id: 1 },
  'GET /api/news/categories': [],
  'GET /api/news/countries': [],
  'GET /api/news/journalist': [],
  [`GET ${GROUP}`]: { id: 7, me: { level: JournalistLevel.Head }, members: [{ profile: { id: 1 } }] },
  [`GET ${GROUP}/categories`]: [],
  [`GET ${GROUP}/statistics`]: { totalNews: 0 },
  [`GET ${GROUP}/news`]: page([]),
  'GET /api/news/journalist/news/{userId}': page([]),
};

const setup = (answers: Backend, { write = true, invite }: Partial<Kit> = {}) => {
  const asked: string[] = [];
  const client = {
    send: (call: string, request: Request = {}): Promise<Answer> => {
      asked.push(call);
      const isWrong = request.params && Object.values(request.params).includes('2147483647');
      const answer = isWrong ? 404 : call in answers ? answers[call] : 500;
      return Promise.resolve(
        typeof answer === 'number'
          ? { status: answer, body: { success: false, message: 'no', code: 5 } }
          : { status: 200, body: { success: true, message: '', data: answer } },
      );
    },
    authorization: () => ({}),
    authorizeWith: (token: string) => token,
    // No server listens at this address.
    addressOf: () => 'http://127.0.0.1:1/image.png',
  };
  const cleanUp = createCleanUp(client);
  const inspect = createInspector({
    client,
    document: DOCUMENT,
    calls: coreCallsOf(DOCUMENT),
    signal: undefined,
  });
  const kit: Kit = { client, inspect, cleanUp, write, extensions: [], me: ME, mark: 'Kit', invite };
  const rowOf = (call: string) => inspect.rows().find((row) => row.call === call);
  const notes = (call: string) => rowOf(call)?.notes ?? [];
  return { kit, asked, cleanUp, notes, verdict: (call: string) => rowOf(call)?.verdict };
};

describe('an empty newsroom', () => {
  it('leaves calls that need data untried, with the reason', async () => {
    const { kit, notes, asked } = setup(EMPTY, { write: false });
    await inspectUsers(kit);
    expect(await inspectCatalogue(kit)).toEqual({});
    expect(await findOrCreateGroup(kit)).toBeUndefined();
    await inspectGroup(kit, '7', undefined);
    await inspectNews(kit, '7', undefined);
    expect(notes('GET /api/news/categories/{id}')).toEqual(['there is no category']);
    expect(notes('GET /api/news/countries/{id}')).toEqual(['there is no country']);
    expect(notes(`GET ${GROUP}/news/{newsId}`)).toEqual(['the group has no news']);
    expect(asked.filter((call) => !call.startsWith('GET'))).toEqual([]);
  });

  it('has nobody to invite and no category to add', async () => {
    const { kit, notes } = setup(EMPTY);
    await inspectGroup(kit, '7', undefined);
    await inspectNews(kit, '7', undefined);
    expect(notes(`POST ${GROUP}/member`)).toEqual(['nobody to invite was found: name one with --invite']);
    expect(notes(`POST ${GROUP}/categories/{categoryId}`)).toEqual(['there is no category to add']);
    expect(notes(`POST ${GROUP}/news/create`)).toEqual(['there was no category or country to write with']);
  });
});

describe('a backend that refuses writes', () => {
  it('differs in each of them, and nothing is tried on what was not created', async () => {
    const { kit, verdict, cleanUp, asked } = setup(EMPTY, { invite: 'somebody@x' });
    await inspectUsers(kit);
    expect(await inspectCatalogue(kit)).toEqual({ category: undefined, country: undefined });
    expect(await findOrCreateGroup(kit)).toBeUndefined();
    await inspectGroup(kit, '7', '3');
    await inspectNews(kit, '7', ITEM);
    await removeCategory(kit, '7', '3');
    await deleteGroup(kit, '7');
    const refused = ['POST /api/news/categories', 'POST /api/news/countries', 'POST /api/news/journalist']
      .concat([`POST ${GROUP}/member`, `POST ${GROUP}/news/create`, `DELETE ${GROUP}`])
      .concat([`POST ${GROUP}/categories/{categoryId}`, `DELETE ${GROUP}/categories/{categoryId}`]);
    expect(refused.map(verdict)).toEqual(refused.map(() => 'differs'));
    const untried = [`POST ${GROUP}/news/{newsId}/edit`, `POST ${GROUP}/upload`];
    expect(asked.filter((call) => untried.includes(call))).toEqual([]);
    expect(await cleanUp.run()).toEqual([]);
  });
});

describe('a backend that reports success and stores nothing', () => {
  const YES: Backend = {
    ...EMPTY,
    'PUT /api/users/permissions/{id}/add': { id: 1, permission: Permission.USER },
    'PUT /api/users/permissions/{id}/remove': { id: 1, permission: Permission.USER },
    'POST /api/news/journalist': { id: 7, name: 'another' },
    [`POST ${GROUP}/member`]: { profile: { id: 9 }, level: JournalistLevel.Head },
    [`POST ${GROUP}/categories/{categoryId}`]: null,
    [`POST ${GROUP}/news/create`]: { id: 40 },
    [`GET ${GROUP}/news/{newsId}`]: { id: 41 },
    [`POST ${GROUP}/news/{newsId}/edit`]: null,
    [`POST ${GROUP}/news/{newsId}/approve`]: null,
    [`POST ${GROUP}/upload`]: { url: '/files/x.png' },
  };

  it('is detected by reading everything back', async () => {
    const { kit, notes } = setup(YES, { invite: 'somebody@x' });
    await inspectUsers(kit);
    await findOrCreateGroup(kit);
    await inspectGroup(kit, '7', '3');
    await inspectNews(kit, '7', ITEM);
    const found = (call: string) => notes(call).join('\n');
    expect(found('PUT /api/users/permissions/{id}/add')).toContain('the bit is not set in the answer');
    expect(found('POST /api/news/journalist')).toContain('name is "another" instead of the one sent');
    expect(found(`POST ${GROUP}/member`)).toContain('who was invited is not among the members');
    expect(found(`POST ${GROUP}/member`)).toContain(`the level is ${JournalistLevel.Head} instead of 6`);
    expect(found(`POST ${GROUP}/categories/{categoryId}`)).toContain('not among the group’s categories');
    expect(found(`POST ${GROUP}/news/create`)).toContain('title is missing instead of what was sent');
    expect(found(`GET ${GROUP}/news/{newsId}`)).toContain('the answer is another item');
    expect(found(`POST ${GROUP}/upload`)).toContain('data.url gives nothing, no image');
    expect(found(`GET ${GROUP}/news`)).toContain('news just written is not on page 1');
    expect(found('GET /api/news/journalist/news/{userId}')).toContain('not on page 1 of its writer');
  });

  it('is detected if deleted items stay', async () => {
    const lists = { 'GET /api/news/journalist': [{ id: 7 }], [`GET ${GROUP}/categories`]: [{ id: 3 }] };
    const gone = { [`DELETE ${GROUP}`]: null, [`DELETE ${GROUP}/categories/{categoryId}`]: null };
    const { kit, notes } = setup({ ...YES, ...lists, ...gone });
    await removeCategory(kit, '7', '3');
    await deleteGroup(kit, '7');
    expect(notes(`DELETE ${GROUP}`)).toContain('it is still in the list afterwards');
    expect(notes(`DELETE ${GROUP}/categories/{categoryId}`)).toContain(
      'it is still among the group’s categories',
    );
  });

  it('is not tested further if its own news cannot be read', async () => {
    const { kit, verdict } = setup({
      ...YES,
      'GET /api/news/journalist/news/{userId}': 500,
      [`GET ${GROUP}/news/{newsId}`]: 500,
      [`POST ${GROUP}/news/{newsId}/edit`]: 500,
      [`POST ${GROUP}/news/{newsId}/approve`]: 500,
      [`POST ${GROUP}/upload`]: 500,
    });
    await inspectNews(kit, '7', ITEM);
    expect(verdict('GET /api/news/journalist/news/{userId}')).toBe('differs');
    expect(verdict(`POST ${GROUP}/upload`)).toBe('differs');
  });
});

describe('a backend that has every rare country', () => {
  it('has no code left for the test', async () => {
    const codes = ['BV', 'HM', 'TF', 'GS', 'UM', 'IO', 'CC', 'CX', 'NF', 'PN', 'TK', 'SJ', 'AX', 'WF', 'AQ'];
    const countries = codes.map((code, index) => ({ id: index + 1, code, label: code }));
    const { kit, notes } = setup({ ...EMPTY, 'GET /api/news/countries': countries });
    expect((await inspectCatalogue(kit)).country).toBeUndefined();
    expect(notes('POST /api/news/countries')).toEqual(['every code to try is taken']);
  });
});
