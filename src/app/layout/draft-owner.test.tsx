import 'fake-indexeddb/auto';

import { act, screen, waitFor } from '@testing-library/react';

import { Permission } from '@/shared/contract';
import { listLostEntries } from '@/shared/draft/lost-drafts';
import { replaceSession } from '@/shared/session/session';
import { answer, ok } from '@/shared/testing/api-server';
import { renderRoutes } from '@/shared/testing/render';
import { signInAs } from '@/shared/testing/sign-in-as';

import { createRoutes } from '../routes/router';
import { watchSession } from '../start/session-watch';

const openForm = (userId: number) => {
  signInAs({ id: userId, permission: Permission.ADMINISTRATOR });
  answer('get', '/api/news/journalist', () => ok([]));
  answer('get', '/api/news/categories', () => ok([]));
  return renderRoutes(createRoutes(), { at: '/news/category/create' });
};

const name = () => screen.findByRole('textbox', { name: 'Category name' });

it('what was typed into a form that was left is there again for the same person, and not for the next [GRD-05, DFT-01]', async () => {
  const { router, store, user } = openForm(1);
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
  await name();
  // Answered after the form has asked the same.
  const kept = await act(() => listLostEntries('1', 'page:/news/category/create'));
  expect(await name()).toHaveValue('');
  expect(kept).toHaveLength(1);
  endWatch();
});

it('what was typed into a form is there again after the tab was closed [DFT-01]', async () => {
  const { user, unmount } = openForm(3);
  await user.type(await name(), 'กีฬา');
  unmount();
  openForm(3);
  await waitFor(async () => expect(await name()).toHaveValue('กีฬา'));
});
