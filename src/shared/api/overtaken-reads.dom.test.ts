import { waitFor } from '@testing-library/react';

import { resetRuntimeConfig } from '@/shared/config/runtime-config';
import { answer, ok } from '@/shared/testing/api-server';

import { baseApi } from './base-api';
import { noteWrite } from './overtaken-reads';
import { createStore } from './store';
import { listTag, onSuccess } from './tags';

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readList: build.query<string, void>({
      query: () => ({ url: '/api/list' }),
      providesTags: [listTag('Category')],
    }),
    write: build.mutation<null, void>({
      query: () => ({ url: '/api/write', method: 'POST' }),
      invalidatesTags: (_result, error) => onSuccess(error, [listTag('Category')]),
    }),
  }),
});

const setup = () => {
  resetRuntimeConfig();
  const store = createStore();
  return {
    read: () => store.dispatch(api.endpoints.readList.initiate()),
    write: () => store.dispatch(api.endpoints.write.initiate()),
    shown: () => api.endpoints.readList.select()(store.getState()).data,
  };
};

it('refetches a list if a write succeeds while the list is loading', async () => {
  const { read, write, shown } = setup();
  let arrive = () => {};
  const answers = [
    () => new Promise<ReturnType<typeof ok>>((resolve) => (arrive = () => resolve(ok('before the write')))),
    () => ok('after the write'),
  ];
  const calls = answer('get', '/api/list', () => (answers.shift() ?? (() => ok('one too many')))());
  answer('post', '/api/write', () => ok(null));
  void read();
  await waitFor(() => expect(calls).toHaveLength(1));
  await write();
  arrive();
  await waitFor(() => expect(shown()).toBe('after the write'));
  expect(calls).toHaveLength(2);
});

it('refetches a list until nobody writes while it is loading, as when several items are approved one after the other', async () => {
  const { read, shown } = setup();
  const calls = answer('get', '/api/list', () => {
    if (calls.length < 4) noteWrite();
    return ok(`answer ${calls.length}`);
  });
  await read();
  expect(shown()).toBe('answer 4');
  expect(calls).toHaveLength(4);
});

it('refetches a slow list once, however much others write: people wait for it', async () => {
  const { read, shown } = setup();
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const calls = answer('get', '/api/list', () => {
    noteWrite();
    now += 2_000;
    return ok(`answer ${calls.length}`);
  });
  await read();
  expect(shown()).toBe('answer 2');
});

it('loads a list once if it was complete before the write', async () => {
  const { read, write, shown } = setup();
  const calls = answer('get', '/api/list', () => ok(`answer ${calls.length}`));
  answer('post', '/api/write', () => ok(null));
  await read();
  await write();
  await waitFor(() => expect(shown()).toBe('answer 2'));
  expect(calls).toHaveLength(2);
});
