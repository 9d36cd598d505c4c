import 'fake-indexeddb/auto';

import { act, screen } from '@testing-library/react';

import { Permission } from '@/shared/contract';
import { createDraftStore } from '@/shared/draft/draft-store';
import { setLocale } from '@/shared/i18n/locale';
import { renderRoutes } from '@/shared/testing/render';
import { signInAs } from '@/shared/testing/sign-in-as';

import { createRoutes } from './router';
import { watchSession } from './session-watch';

const ends: (() => unknown)[] = [];
afterEach(() => Promise.all(ends.splice(0).map((end) => end())));

/** Somebody at the dashboard, and a form of theirs in which `typed` is what the server does not hold. */
const setup = async (typed: object) => {
  signInAs({ permission: Permission.ADMINISTRATOR });
  const view = renderRoutes(createRoutes(), { at: '/dashboard' });
  ends.push(watchSession(view.store, view.router));
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  const draft = createDraftStore({ userId: 1, form: 'create:7', read: () => typed });
  ends.push(draft.close);
  await draft.open();
  draft.touch();
};

const logOutInAnotherTab = () => {
  localStorage.removeItem('access_token');
  localStorage.removeItem('refresh_token');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'access_token', newValue: null })));
};

describe('logging out in another tab', () => {
  it.each([
    ['th', /สิ่งที่เขียนค้างไว้เก็บอยู่ในเครื่องนี้ เข้าสู่ระบบแล้วเปิดฟอร์มข่าวเดิม/],
    ['en', /What you wrote is kept on this device: sign in and open the same news form/],
  ] as const)(
    'says in %s that half-written text is kept, and where it will be offered',
    async (locale, words) => {
      setLocale(locale);
      await setup({ title: 'ครึ่งเดียว' });
      logOutInAnotherTab();
      expect(await screen.findByText(words)).toBeVisible();
    },
  );

  it('says nothing where nothing is half-written', async () => {
    await setup({});
    logOutInAnotherTab();
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(screen.queryByText(/เก็บอยู่ในเครื่องนี้/)).not.toBeInTheDocument();
  });
});
