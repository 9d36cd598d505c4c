import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import { baseApi } from '@/shared/api/base-api';
import { EVERY_TAG, Permission } from '@/shared/contract';
import { answer, apiServer, ok, page } from '@/shared/testing/api-server';
import {
  createCategory,
  createCountry,
  createGroup,
  createNews,
  createUser,
} from '@/shared/testing/factories';
import { renderRoutes } from '@/shared/testing/render';
import { signInAs } from '@/shared/testing/sign-in-as';

import { createRoutes } from './routes/router';

const setup = async (at: string) => {
  signInAs({ permission: Permission.ADMINISTRATOR });
  answer('get', '/api/users/search', () => ok(page([createUser({ displayName: 'สมชาย' })])));
  answer('get', '/api/news/journalist', () => ok([createGroup({ name: 'โต๊ะข่าวเช้า' })]));
  answer('get', '/api/news/journalist/:groupId', () => ok(createGroup({ name: 'โต๊ะข่าวเช้า' })));
  answer('get', '/api/news/journalist/:groupId/news', () => ok(page([createNews({ title: 'น้ำท่วม' })])));
  answer('get', '/api/news/categories', () => ok([createCategory({ name: 'กีฬา' })]));
  answer('get', '/api/news/countries', () => ok([createCountry({ label: 'ลาว' })]));
  return renderRoutes(createRoutes(), { at });
};

it.each([
  ['users', '/user', 'สมชาย'],
  ['groups', '/journalist', 'โต๊ะข่าวเช้า'],
  ['news', '/journalist/group/1/news', 'น้ำท่วม'],
  ['categories', '/news/category', 'กีฬา'],
  ['countries', '/news/country', 'ลาว'],
])('the list of %s stays readable while the API is unreachable', async (_what, at, row) => {
  const { store } = await setup(at);
  await screen.findByText(row);
  apiServer.use(http.get('*/api/*', () => HttpResponse.error()));
  act(() => void store.dispatch(baseApi.util.invalidateTags([...EVERY_TAG])));
  const failed = () =>
    Object.values(store.getState().api.queries).some((query) => query?.status === 'rejected');
  await waitFor(() => expect(failed()).toBe(true));
  expect(await screen.findByText(row)).toBeVisible();
});
