import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import { resetRuntimeConfig } from '@/shared/config/runtime-config';
import { ErrorCode } from '@/shared/contract';
import { answer, apiServer, ok, refused } from '@/shared/testing/api-server';
import { hurry } from '@/shared/testing/hurry';

import { baseApi } from '../base-api';
import { createStore } from '../store';

import { getReachability, watchReachability } from './reachability';

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readWeather: build.query<unknown, void>({ query: () => ({ url: '/api/weather' }) }),
  }),
});

const stops: (() => void)[] = [];
afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  jest.restoreAllMocks();
});

const breakNetwork = (path: string) => apiServer.use(http.get(`*${path}`, () => HttpResponse.error()));

const setup = () => {
  resetRuntimeConfig();
  const store = createStore();
  stops.push(watchReachability());
  return {
    read: () => store.dispatch(api.endpoints.readWeather.initiate(undefined, { forceRefetch: true })),
  };
};

const network = (isThere: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
  window.dispatchEvent(new Event(isThere ? 'online' : 'offline'));
};

describe('the API', () => {
  it('is unreachable when two calls in a row get no response, and reachable at the next response', async () => {
    const { read } = setup();
    breakNetwork('/api/weather');
    breakNetwork('/api/auth/me');
    await read();
    await waitFor(() => expect(getReachability()).toBe('unreachable'));
    answer('get', '/api/weather', () => refused(ErrorCode.Alert, '', { status: 403 }));
    await read();
    expect(getReachability()).toBe('reachable');
  });

  it('recovers by itself', async () => {
    stops.push(hurry());
    const { read } = setup();
    breakNetwork('/api/weather');
    breakNetwork('/api/auth/me');
    await read();
    await waitFor(() => expect(getReachability()).toBe('unreachable'));
    answer('get', '/api/auth/me', () => refused(ErrorCode.UnAuthorization, '', { status: 401 }));
    await waitFor(() => expect(getReachability()).toBe('reachable'));
  });

  it('stays reachable if only one call gets no response', async () => {
    const { read } = setup();
    breakNetwork('/api/weather');
    const asked = answer('get', '/api/auth/me', () => ok({}));
    await read();
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.headers.get('authorization')).toMatch(/^Bearer/);
    expect(getReachability()).toBe('reachable');
  });

  it('is offline while the browser is, and is checked as soon as the browser is online', async () => {
    setup();
    breakNetwork('/api/auth/me');
    network(false);
    expect(getReachability()).toBe('offline');
    answer('get', '/api/auth/me', () => ok({}));
    network(true);
    await waitFor(() => expect(getReachability()).toBe('reachable'));
  });
});
