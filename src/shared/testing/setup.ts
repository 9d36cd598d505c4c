import '@testing-library/jest-dom';

import { cleanup, configure } from '@testing-library/react';

import { resetRuntimeConfig } from '@/shared/config/runtime-config';
import { closingDrafts } from '@/shared/draft/lost-drafts';
import { refused } from '@/shared/draft/refused-entries';
import { setLocale } from '@/shared/i18n/locale';
import { resetStored } from '@/shared/lib/stored';

import { apiServer } from './api-server';
import { preferReducedMotion } from './motion';

// A busy machine needs more than the default second to render.
configure({ asyncUtilTimeout: 10_000 });

// jsdom has no layout and cannot scroll.
window.scrollTo = () => {};
// Without layout, no element changes its size.
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// jsdom reads the style sheets of elements only.
window.CSSStyleSheet = class extends CSSStyleSheet {
  override replaceSync(text: string) {
    const style = document.createElement('style');
    style.textContent = text;
    document.head.append(style);
    Object.assign(this, { cssRules: style.sheet?.cssRules ?? [] });
    style.remove();
  }
};

preferReducedMotion(true);

// Elements come into view only if a test calls `bringIntoView`.
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
afterEach(async () => {
  cleanup();
  await Promise.all(closingDrafts);
  refused.clear();
  apiServer.resetHandlers();
  resetRuntimeConfig();
  setLocale('th');
  resetStored();
  localStorage.clear();
  sessionStorage.clear();
});
afterAll(() => apiServer.close());
