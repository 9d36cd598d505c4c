import { act, screen } from '@testing-library/react';

import { loadRuntimeConfig } from '@/shared/config/runtime-config';
import type { NewDevice } from '@/shared/contract';
import { setLocale } from '@/shared/i18n/locale';
import { announceExtensions, answer, ok } from '@/shared/testing/api-server';
import { renderWithProviders } from '@/shared/testing/render';

import { NewSignInNotice } from './new-sign-in-notice';

const DEVICE = { browser: 'Firefox on Linux', network: '', firstSeenAt: '2026-11-20T08:00:00Z' };

describe('a sign-in from a new device', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }));
  afterEach(() => jest.useRealTimers());

  const setup = async (extensions: 'sessions'[] = [], devices: NewDevice[] = [DEVICE]) => {
    setLocale('en');
    announceExtensions(...extensions);
    const calls = answer('get', '/api/account/new-devices', () => ok(devices));
    renderWithProviders(<NewSignInNotice />);
    await act(() => loadRuntimeConfig());
    return calls;
  };

  it('appears in the header after the page has settled, and links to the account page [ACC-04]', async () => {
    const calls = await setup(['sessions']);
    await act(() => jest.advanceTimersByTimeAsync(2_900));
    expect(calls).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(200));
    const link = await screen.findByRole('link', { name: 'New sign-in' });
    expect(link).toHaveAttribute('href', '/account');
    expect(calls).toHaveLength(1);
  });

  it('has another name for wrong codes of the second factor [SAF-10]', async () => {
    await setup(['sessions'], [{ ...DEVICE, wrongCodes: 5 }]);
    await act(() => jest.advanceTimersByTimeAsync(3_100));
    expect(await screen.findByRole('link', { name: 'Wrong codes' })).toHaveAttribute('href', '/account');
  });

  it('is not requested if the backend does not announce the extension [ANY-03]', async () => {
    const calls = await setup();
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(calls).toEqual([]);
  });
});
