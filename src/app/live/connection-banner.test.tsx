import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import { watchReachability } from '@/shared/api/live/reachability';
import { setLocale } from '@/shared/i18n/locale';
import { answer, apiServer, ok } from '@/shared/testing/api-server';
import { renderWithProviders } from '@/shared/testing/render';

import { ConnectionBanner } from './connection-banner';

let stop = () => {};
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

const setup = () => {
  apiServer.use(http.get('*/api/auth/me', () => HttpResponse.error()));
  stop = watchReachability();
  renderWithProviders(<ConnectionBanner />);
};

const network = (isThere: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
  act(() => void window.dispatchEvent(new Event(isThere ? 'online' : 'offline')));
};

it('says that the browser is offline and what to do, and disappears when it is online', async () => {
  setup();
  const banner = screen.getByRole('status');
  expect(banner).toBeEmptyDOMElement();
  network(false);
  expect(banner).toHaveTextContent('ออฟไลน์อยู่');
  act(() => setLocale('en'));
  expect(banner).toHaveTextContent(/You are offline.*keep writing/);
  answer('get', '/api/auth/me', () => ok({}));
  network(true);
  await waitFor(() => expect(banner).toBeEmptyDOMElement());
});
