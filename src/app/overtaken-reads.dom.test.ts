import { http, HttpResponse } from 'msw';

import { createStore } from '@/shared/api/store';
import { answer, apiServer, ok } from '@/shared/testing/api-server';
import { createCountry } from '@/shared/testing/factories';
import { signInAs } from '@/shared/testing/sign-in-as';

import { loadEndpoints, send } from './testing/endpoints';

const mutations = [...loadEndpoints()].filter(([, { type }]) => type === 'mutation').map(([name]) => name);

it.each(mutations)('a list that is loading while %s succeeds is loaded again', async (name) => {
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
  expect(reads).toHaveLength(2);
});
