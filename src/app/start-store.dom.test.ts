import { waitFor } from '@testing-library/react';

import { startSession } from '@/shared/session/session';
import { answer, ok } from '@/shared/testing/api-server';
import { createGroup, createUser } from '@/shared/testing/factories';

import { startStore } from './start-store';

const setup = () => {
  window.history.replaceState(null, '', '/journalist/group/7/news/create');
  return {
    me: answer('get', '/api/auth/me', () => ok(createUser())),
    countries: answer('get', '/api/news/countries', () => ok([])),
    group: answer('get', '/api/news/journalist/:id', () => ok(createGroup())),
    categories: answer('get', '/api/news/journalist/:id/categories', () => ok([])),
  };
};

afterEach(() => window.history.replaceState(null, '', '/'));

describe('the start of the console', () => {
  it('requests the user and the data of the page before the first render', async () => {
    startSession({ token: 'access', refreshToken: 'refresh' });
    const calls = setup();
    startStore();
    await waitFor(() => expect(Object.values(calls).map(({ length }) => length)).toEqual([1, 1, 1, 1]));
    expect(document.body).toBeEmptyDOMElement();
  });

  it('requests nothing for a visitor without a session', async () => {
    const calls = setup();
    startStore();
    // The data of the page come through this import: when it resolves, every request would have been sent.
    await import('@/features/writing/routes').then(({ writingPages }) => writingPages.createData());
    expect(Object.values(calls).flat()).toEqual([]);
  });
});
