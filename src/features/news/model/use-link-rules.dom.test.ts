import { renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import { loadRuntimeConfig } from '@/shared/config/runtime-config';
import { apiServer } from '@/shared/testing/api-server';

import { useLinkRules } from './use-link-rules';

const configured = (apiBaseUrl: string) => {
  const asked: string[] = [];
  apiServer.use(
    http.get('*/config.json', ({ request }) => {
      asked.push(request.url);
      return HttpResponse.json({ apiBaseUrl, productDomains: ['news.test'], redirectPath: '/go' });
    }),
  );
  return asked;
};

describe('the rules for links', () => {
  it.each([
    ['https://api.news.test:8443/base', [window.location.host, 'api.news.test:8443']],
    ['', [window.location.host]],
  ])('have the hosts of the console and of its API: %s', async (apiBaseUrl, ownHosts) => {
    configured(apiBaseUrl);
    const { result } = renderHook(() => useLinkRules());
    expect(result.current).toBeUndefined();
    await waitFor(() =>
      expect(result.current).toMatchObject({ ownHosts, productDomains: ['news.test'], redirectPath: '/go' }),
    );
  });

  it('are there at once if the configuration is loaded', async () => {
    configured('');
    await loadRuntimeConfig();
    expect(renderHook(() => useLinkRules()).result.current).toMatchObject({ redirectPath: '/go' });
  });

  it('are loaded only when they are needed', async () => {
    const asked = configured('');
    const { result, rerender } = renderHook((wanted: boolean) => useLinkRules(wanted), {
      initialProps: false,
    });
    expect([result.current, asked.length]).toEqual([undefined, 0]);
    rerender(true);
    await waitFor(() => expect(result.current).toMatchObject({ redirectPath: '/go' }));
  });

  it('are not needed at once, even if they are known', async () => {
    configured('');
    await loadRuntimeConfig();
    expect(renderHook(() => useLinkRules(false)).result.current).toBeUndefined();
  });
});
