import { waitFor } from '@testing-library/react';

import { startSession } from '@/shared/session/session';
import { answer, ok } from '@/shared/testing/api-server';
import { createUser } from '@/shared/testing/factories';

import { startStore } from './start-store';

const setup = () => {
  window.history.replaceState(null, '', '/journalist/group/7/news/create');
  return {
    me: answer('get', '/api/auth/me', () => ok(createUser())),
    countries: answer('get', '/api/news/countries', () => ok([])),
    categories: answer('get', '/api/news/journalist/:id/categories', () => ok([])),
  };
};

afterEach(() => window.history.replaceState(null, '', '/'));

describe('the start', () => {
  it('asks who is there and what the page shows before anything is drawn', async () => {
    startSession({ token: 'access', refreshToken: 'refresh' });
    const { me, countries, categories } = setup();
    startStore();
    await waitFor(() => expect([me.length, countries.length, categories.length]).toEqual([1, 1, 1]));
    expect(document.body).toBeEmptyDOMElement();
  });

  it('asks nothing for a visitor', async () => {
    const calls = setup();
    startStore();
    // All that would have been sent has left by the end of this import, which the page's data come through.
    await import('@/features/news/routes').then(({ newsPages }) => newsPages.createData());
    expect(Object.values(calls).flat()).toEqual([]);
  });
});
