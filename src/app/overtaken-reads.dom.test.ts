import { http, HttpResponse } from 'msw';

import { createStore } from '@/shared/api/store';
import { answer, apiServer, ok } from '@/shared/testing/api-server';
import { createCountry } from '@/shared/testing/factories';
import { signInAs } from '@/shared/testing/sign-in-as';

import { loadEndpoints, send } from './testing/endpoints';

/** Whoever leaves an item changes nothing that this console reads, and would read the next page twice. */
const CHANGES_NO_READ = ['leavePresence'];

const mutations = [...loadEndpoints()]
  .filter(([name, { type }]) => type === 'mutation' && !CHANGES_NO_READ.includes(name))
  .map(([name]) => name);

/** How often a list is read that is loading while a write succeeds. */
const readsDuring = async (name: string) => {
  signInAs();
  apiServer.use(
    http.all('*/api/*', () => HttpResponse.json(ok({ id: '1', url: '/files/a.webp', token: 'a' }).body)),
  );
  let arrive = () => {};
  const isWritten = new Promise<void>((resolve) => (arrive = resolve));
  const reads = answer('get', '/api/news/countries', async () => {
    await isWritten;
    return ok([createCountry()]);
  });
  const store = createStore();
  const list = send(store, 'listCountries');
  await send(store, name);
  arrive();
  await list;
  return reads.length;
};

it.each(mutations)('a list that is loading while %s succeeds is loaded again', async (name) => {
  expect(await readsDuring(name)).toBe(2);
});

it.each(CHANGES_NO_READ)('a list that is loading while %s succeeds is loaded once', async (name) => {
  expect(await readsDuring(name)).toBe(1);
});
