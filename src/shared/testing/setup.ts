import '@testing-library/jest-dom';

import { cleanup, configure } from '@testing-library/react';

import { resetRuntimeConfig } from '@/shared/config/runtime-config';
import { setLocale } from '@/shared/i18n/locale';

import { apiServer } from './api-server';

// A busy machine draws slower than the default second.
configure({ asyncUtilTimeout: 10_000 });

// jsdom draws nothing, so it has nowhere to scroll.
window.scrollTo = () => {};

beforeAll(() => apiServer.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  cleanup();
  apiServer.resetHandlers();
  resetRuntimeConfig();
  setLocale('th');
  localStorage.clear();
  sessionStorage.clear();
});
afterAll(() => apiServer.close());
