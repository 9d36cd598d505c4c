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
const ROW = { ...PERSON, groupId: '1', number: 1, author: PERSON, savedBy: PERSON, deletedBy: PERSON };
const ANSWER = {
  ...ROW,
  data: [ROW],
  writers: [PERSON],
  members: [{ profile: PERSON }],
  waiting: { items: [ROW] },
  own: [ROW],
};
/** These queries expect a list. */
const LISTS =
  /^\/api\/(news\/(journalist|journalist\/deleted|categories|countries)|.*\/(categories|members)|account\/.*|webhooks|tokens)$/;

const withId = (value: unknown): unknown => {
  if (typeof value === 'string') return value.replace(/\{\w+\}/, '1');
  if (Array.isArray(value)) return value.map(withId);
  if (typeof value !== 'object' || value === null || value instanceof File) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, withId(field)]));
};

/** A store whose screens show every query, and the queries that some tags refetch. */
const setup = async () => {
  signInAs();
  apiServer.use(
    http.get('*/api/*', ({ request }) => {
      const list = LISTS.test(new URL(request.url).pathname);
      return HttpResponse.json(ok(list ? [{ ...ROW, profile: PERSON }] : ANSWER).body);
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

it('is tried with a response of every query', async () => {
  const { refetchedBy } = await setup();
  const unTagged = ['getAccountLink', 'getFirstRun', 'getNewsVersion'];
  const all = namesOf('query').filter((name) => !unTagged.includes(name));
  expect(refetchedBy(EVERY_TAG)).toEqual(all.sort());
});

it.each(Object.entries(changes))(
  'after %s, everything that shows what changed is loaded again',
  async (mutation, { entities, except = {} }) => {
    const { refetchedBy } = await setup();
    const refetched = refetchedBy(tagsOf(mutation));
    const shown = Object.entries(embeds)
      .filter(([, contained]) => contained.some((entity) => entities.includes(entity)))
      .map(([query]) => query);
    expect(shown.filter((query) => !refetched.includes(query)).sort()).toEqual(Object.keys(except).sort());
  },
);
