import { readFileSync } from 'node:fs';
import path from 'node:path';

import { http, HttpResponse } from 'msw';

import { baseApi } from '@/shared/api/base-api';
import { createStore } from '@/shared/api/store';
import { EVERY_TAG, type CacheTag } from '@/shared/contract';
import { apiServer, ok } from '@/shared/testing/api-server';
import { signInAs } from '@/shared/testing/sign-in-as';

import { changes, embeds } from './testing/embedded-entities';
import { ARGUMENTS, loadEndpoints, send } from './testing/endpoints';

const definitions = loadEndpoints();
const namesOf = (type: 'query' | 'mutation') =>
  [...definitions].filter(([, definition]) => definition.type === type).map(([name]) => name);

/** One person, group, item, category and country, all with the id 1, under every name that a response uses. */
const PERSON = { id: '1', displayName: 'มาลี', name: 'มาลี', medianHours: 1 };
const ROW = {
  ...PERSON,
  groupId: '1',
  number: 1,
  author: PERSON,
  savedBy: PERSON,
  deletedBy: PERSON,
  kind: 'returned',
  news: PERSON,
  by: PERSON,
  newsId: '1',
  people: [PERSON],
  uploadedBy: PERSON,
};
const ANSWER = {
  ...ROW,
  data: [ROW],
  writers: [PERSON],
  members: [{ profile: PERSON }],
  waiting: { items: [ROW] },
  own: [ROW],
};
/** The same without any row: what changes may be about to appear. */
const EMPTY = { ...ANSWER, data: [], writers: [], members: [], waiting: { items: [] }, own: [] };
/** These queries expect a list. */
const LISTS =
  /^\/api\/(news\/(journalist|journalist\/deleted|categories|countries)|.*\/(categories|members|comments|templates|presence|presence\/.*)|account\/.*|webhooks|tokens)$/;

type Schema = { $ref?: string; properties?: Record<string, Schema>; [keyword: string]: unknown };
type Operation = { operationId: string; responses: Record<string, Schema> };
const openApi = JSON.parse(readFileSync(path.resolve(__dirname, '../../docs/openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

/** The names of all fields of the response of a call. */
const fieldsOf = (operationId: string): Set<string> => {
  const fields = new Set<string>();
  const look = (schema: unknown, seen: readonly string[] = []) => {
    if (typeof schema !== 'object' || schema === null) return;
    const { $ref, properties = {} } = schema as Schema; // any part of the document may be one
    const name = $ref?.split('/').at(-1);
    if (name && !seen.includes(name)) look(openApi.components.schemas[name], [...seen, name]);
    Object.keys(properties).forEach((field) => fields.add(field));
    Object.values(schema).forEach((part) => look(part, seen));
  };
  const found = Object.values(openApi.paths)
    .flatMap((methods) => Object.values(methods))
    .find((operation) => operation.operationId === operationId);
  expect(found).toBeDefined();
  look(found?.responses['200']);
  return fields;
};

const withId = (value: unknown): unknown => {
  if (typeof value === 'string') return value.replace(/\{\w+\}/, '1');
  if (Array.isArray(value)) return value.map(withId);
  if (typeof value !== 'object' || value === null || value instanceof File) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, withId(field)]));
};

/** A store whose screens show every query, with or without a row, and the queries that some tags refetch. */
const setup = async (rows: readonly object[] = [{ ...ROW, profile: PERSON }]) => {
  signInAs();
  apiServer.use(
    http.all('*/api/*', ({ request }) => {
      const isList = LISTS.test(new URL(request.url).pathname);
      return HttpResponse.json(ok(isList ? rows : rows.length > 0 ? ANSWER : EMPTY).body);
    }),
  );
  const store = createStore();
  for (const name of namesOf('query')) await send(store, name, withId(ARGUMENTS[name]));
  const refetchedBy = (tags: readonly CacheTag[]) =>
    baseApi.util
      .selectInvalidatedBy(store.getState(), tags)
      .map(({ endpointName }) => endpointName)
      .sort();
  return { refetchedBy };
};

const tagsOf = (mutation: string) => {
  const invalidates = definitions.get(mutation)?.invalidatesTags;
  const result = mutation === 'addGroupCategories' ? { added: ['1'], refused: [] } : undefined;
  const tags: unknown =
    typeof invalidates === 'function' ? invalidates(result, undefined, withId(ARGUMENTS[mutation])) : [];
  // A tag without an id can be written as its type.
  return (tags as (CacheTag | CacheTag['type'])[]).map((tag) =>
    typeof tag === 'string' ? { type: tag } : tag,
  );
};

it('is known of every query what its response contains, and of every mutation what it changes', async () => {
  expect(Object.keys(embeds).sort()).toEqual(namesOf('query').sort());
  const withTags = namesOf('mutation').filter((name) => definitions.get(name)?.invalidatesTags);
  expect(Object.keys(changes).sort()).toEqual(withTags.sort());
});

/** Fields by which a response shows an entity, and the calls whose names in the API document are others. */
const SHOWN_BY = {
  displayName: 'name',
  groupName: 'group',
  countryCode: 'code',
  level: 'membership',
} as const;
const DOCUMENTED: Record<string, string> = {
  getCurrentUser: 'getMe',
  findPeople: 'searchUsers',
  listJournalistNews: 'listNewsOfUser',
  listMediaAt: 'listMedia',
};
/** Responses whose fields do not change what is on screen, each with the reason. */
const UNCHANGED: Record<string, string> = {
  getAccountLink: 'nobody is signed in',
  getUnfinishedWork: 'it is loaded again whenever its question opens',
  getErasure: 'it is loaded again whenever its question opens',
  getNewsVersion: 'the console reads the content only',
  listMediaAt: 'the checks show neither who uploaded a picture nor where it is used',
  listAudit: 'the log holds the names of its time',
  getNewsHistory: 'the log holds the names of its time',
};

it.each(Object.entries(embeds).filter(([query]) => !UNCHANGED[query]))(
  'is known of %s by the API document, too',
  (query, contained) => {
    const fields = fieldsOf(DOCUMENTED[query] ?? query);
    const shown = Object.entries(SHOWN_BY).flatMap(([field, entity]) => (fields.has(field) ? [entity] : []));
    expect(contained).toEqual(expect.arrayContaining(shown));
  },
);

it('is tried with a response of every query', async () => {
  const { refetchedBy } = await setup();
  const unTagged = ['getAccountLink', 'getFirstRun'];
  const all = namesOf('query').filter((name) => !unTagged.includes(name));
  expect(refetchedBy(EVERY_TAG)).toEqual(all.sort());
});

const missedBy = (mutation: string, refetched: string[]) =>
  Object.entries(embeds)
    .filter(([, contained]) => contained.some((entity) => changes[mutation]?.entities.includes(entity)))
    .map(([query]) => query)
    .filter((query) => !refetched.includes(query))
    .sort();

it.each(Object.entries(changes))(
  'after %s, everything that shows what changed is loaded again',
  async (mutation, { except = {} }) => {
    const { refetchedBy } = await setup();
    expect(missedBy(mutation, refetchedBy(tagsOf(mutation)))).toEqual(Object.keys(except).sort());
  },
);

it.each(Object.entries(changes))(
  'after %s, every list is loaded again in which what changed can appear',
  async (mutation, { except = {}, sameRows = [] }) => {
    const { refetchedBy } = await setup([]);
    const missed = missedBy(mutation, refetchedBy(tagsOf(mutation)));
    expect(missed).toEqual([...Object.keys(except), ...sameRows].sort());
  },
);
