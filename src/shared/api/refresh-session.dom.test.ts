import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import { ErrorCode } from '@/shared/contract';
import { allowRenewal, getRenewal } from '@/shared/session/renewal';
import { endSession, getAccessToken, hasSession, startSession } from '@/shared/session/session';
import { announceExtensions, answer, apiServer, ok, refused } from '@/shared/testing/api-server';

import { baseApi } from './base-api';
import { signOut } from './sign-out';
import { createStore } from './store';

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readPart: build.query<unknown, number>({ query: (part) => ({ url: `/api/parts/${part}` }) }),
  }),
});

const ENDED = refused(ErrorCode.UnAuthorization, '', { status: 401 });

/** A backend that accepts only the newest token. */
const setup = ({ refresh = () => ok({ token: 'new', refreshToken: 'refresh-2' }) } = {}) => {
  announceExtensions('refresh', 'sign-out');
  startSession({ token: 'old', refreshToken: 'refresh-1' });
  const store = createStore();
  const parts = answer('get', '/api/parts/:part', ({ headers }) =>
    headers.get('authorization') === 'Bearer new' ? ok('part') : ENDED,
  );
  const refreshes = answer('post', '/api/auth/refresh', refresh);
  const read = (part: number) => store.dispatch(api.endpoints.readPart.initiate(part));
  return { parts, refreshes, read };
};

describe('a session whose access token has expired', () => {
  it('continues silently, with one refresh for all calls', async () => {
    const { parts, refreshes, read } = setup();
    const answers = await Promise.all([read(1), read(2), read(3)]);
    expect(answers.map(({ data }) => data)).toEqual(['part', 'part', 'part']);
    expect(refreshes.map(({ body }) => body)).toEqual([{ refreshToken: 'refresh-1' }]);
    expect(parts).toHaveLength(6);
    expect([localStorage.getItem('access_token'), localStorage.getItem('refresh_token')]).toEqual([
      'new',
      'refresh-2',
    ]);
  });

  it('uses the tokens that another tab has stored meanwhile, without a refresh', async () => {
    const { refreshes, read } = setup();
    answer('get', '/api/parts/:part', ({ headers }) => {
      const isNew = headers.get('authorization') === 'Bearer new';
      if (!isNew) startSession({ token: 'new', refreshToken: 'refresh-2' });
      return isNew ? ok('part') : ENDED;
    });
    expect((await read(1)).data).toBe('part');
    expect(refreshes).toHaveLength(0);
  });

  it('asks the person if the refresh is refused and a page is open', async () => {
    const { read } = setup({ refresh: () => ENDED });
    const closePage = allowRenewal();
    const reading = read(1);
    await waitFor(() => expect(getRenewal()).toEqual(expect.objectContaining({ refusedToken: 'old' })));
    endSession('expired');
    expect((await reading).error).toMatchObject({ code: ErrorCode.UnAuthorization });
    closePage();
  });

  it('continues if the refresh gets no response: only the call fails', async () => {
    const { read } = setup();
    apiServer.use(http.post('*/api/auth/refresh', () => HttpResponse.error()));
    expect((await read(1)).error).toMatchObject({ code: ErrorCode.Unknown, httpStatus: null });
    expect(getAccessToken()).toBe('old');
    expect(hasSession()).toBe(true);
  });

  it('does not come back if the person signed out meanwhile', async () => {
    const { read } = setup({
      refresh: () => {
        endSession('signed-out');
        return ok({ token: 'new', refreshToken: 'refresh-2' });
      },
    });
    await read(1);
    expect(hasSession()).toBe(false);
  });
});

describe('signing out', () => {
  it('is reported to the server after the local session has ended', async () => {
    setup();
    const calls = answer('post', '/api/auth/sign-out', () => ok(null));
    signOut();
    expect(hasSession()).toBe(false);
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.headers.get('authorization')).toBe('Bearer old');
  });

  it('ends the session on the server with a new token if the old one has expired', async () => {
    setup();
    const calls = answer('post', '/api/auth/sign-out', ({ headers }) =>
      headers.get('authorization') === 'Bearer new' ? ok(null) : ENDED,
    );
    signOut();
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(hasSession()).toBe(false);
  });
});
