import { act, screen, waitFor } from '@testing-library/react';

import { Permission } from '@/shared/contract';
import { replaceSession } from '@/shared/session/session';
import { answer, ok } from '@/shared/testing/api-server';
import { renderRoutes } from '@/shared/testing/render';
import { signInAs } from '@/shared/testing/sign-in-as';

import { createRoutes } from '../routes/router';
import { watchSession } from '../start/session-watch';

const name = () => screen.findByRole('textbox', { name: 'Category name' });

it('what was typed into a form that was left is there again for the same person, and not for the next [GRD-05]', async () => {
  signInAs({ id: 1, permission: Permission.ADMINISTRATOR });
  answer('get', '/api/news/journalist', () => ok([]));
  answer('get', '/api/news/categories', () => ok([]));
  const { router, store, user } = renderRoutes(createRoutes(), { at: '/news/category/create' });
  const endWatch = watchSession(store, router);
  await user.type(await name(), 'กีฬา');
  await act(() => router.navigate('/news/category'));
  await screen.findByRole('heading', { level: 1, name: 'News categories' });
  await act(() => router.navigate(-1));
  await waitFor(async () => expect(await name()).toHaveValue('กีฬา'));

  await act(() => router.navigate('/news/category'));
  await screen.findByRole('button', { name: 'กลับไปที่ฟอร์ม' });
  signInAs({ id: 2, permission: Permission.ADMINISTRATOR });
  act(() => replaceSession());
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  await act(() => router.navigate(-1));
  expect(await name()).toHaveValue('');
  endWatch();
});
