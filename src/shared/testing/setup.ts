import '@testing-library/jest-dom';

import { cleanup, configure } from '@testing-library/react';

import { resetRuntimeConfig } from '@/shared/config/runtime-config';
import { setLocale } from '@/shared/i18n/locale';

import { apiServer } from './api-server';

// A busy machine draws slower than the default second.
configure({ asyncUtilTimeout: 10_000 });

// jsdom draws nothing, so it has nowhere to scroll.
window.scrollTo = () => {};
// It lays nothing out either: no element has a size that changes.
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Nor does anything come into view there, unless a test says so.
window.IntersectionObserver = class {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};

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
