import { waitFor } from '@testing-library/react';

import { loadRuntimeConfig } from '@/shared/config/runtime-config';
import { setLocale } from '@/shared/i18n/locale';
import { startSession } from '@/shared/session/session';
import { answer, ok } from '@/shared/testing/api-server';

import { fetchOrTakeEarly, ME, requestUserEarly } from './early-user';

type Ask = { token?: string; language?: string; signal?: AbortSignal };

const ask = (path: string, { token = 'access', language = 'th', signal }: Ask = {}) =>
  fetchOrTakeEarly(
    new Request(window.location.origin + path, {
      headers: { authorization: `Bearer ${token}`, 'accept-language': language },
      signal: signal ?? null,
    }),
  );

const setup = async (language: 'th' | 'en' = 'th') => {
  startSession({ token: 'access', refreshToken: 'refresh' });
  const calls = answer('get', ME, () => ok('user'));
  await loadRuntimeConfig();
  setLocale(language);
  await requestUserEarly();
  await waitFor(() => expect(calls).toHaveLength(1));
  return { calls };
};

describe('the early request of the signed-in user', () => {
  it('answers the first request of the user, and only that', async () => {
    const { calls } = await setup();
    expect(await (await ask(ME)).json()).toMatchObject({ data: 'user' });
    expect(calls).toHaveLength(1);
    await ask(ME);
    expect(calls).toHaveLength(2);
  });

  it('carries the token and the language of the person', async () => {
    const { calls } = await setup('en');
    expect(calls[0]?.headers.get('authorization')).toBe('Bearer access');
    expect(calls[0]?.headers.get('accept-language')).toBe('en');
  });

  it('does not answer another person, language or address', async () => {
    const { calls } = await setup();
    const things = answer('get', '/api/thing', () => ok('thing'));
    await ask('/api/thing');
    await ask(ME, { token: 'of somebody else' });
    await ask(ME, { language: 'en' });
    expect([things.length, calls.length]).toEqual([1, 3]);
    await ask(ME);
    expect(calls).toHaveLength(3);
  });

  it('ends with the signal of the request that takes it, before its response', async () => {
    startSession({ token: 'access', refreshToken: 'refresh' });
    let respond = () => {};
    const held = new Promise<void>((resolve) => (respond = resolve));
    answer('get', ME, () => held.then(() => ok('user')));
    await requestUserEarly();
    const leaving = new AbortController();
    const asked = ask(ME, { signal: leaving.signal });
    leaving.abort(new Error('too slow'));
    await expect(asked).rejects.toThrow('too slow');
    respond();
  });

  it('can still be ended while its body arrives', async () => {
    const fetching = jest.spyOn(globalThis, 'fetch');
    await setup();
    const leaving = new AbortController();
    await ask(ME, { signal: leaving.signal });
    const tooSlow = new Error('too slow');
    leaving.abort(tooSlow);
    const [, sent] = fetching.mock.calls.find(([url]) => String(url).endsWith(ME)) ?? [];
    expect(sent?.signal?.reason).toBe(tooSlow);
    fetching.mockRestore();
  });

  it('is not sent without a session', async () => {
    const calls = answer('get', ME, () => ok('user'));
    await requestUserEarly();
    await ask(ME);
    expect(calls).toHaveLength(1);
  });
});
