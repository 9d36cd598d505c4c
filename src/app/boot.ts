import { loadRuntimeConfig } from '@/shared/config/runtime-config';

/**
 * The only JavaScript that loads before the first paint. The sign-in form is part of `index.html` and
 * accepts input at once, while the console loads in the background. If a person submits the form before the
 * console is ready, the submit is remembered, and the console sends it when it takes over the form.
 */
const form = document.querySelector<HTMLFormElement>('form[data-static-sign-in]');

form?.addEventListener('submit', (event) => {
  event.preventDefault();
  form.dataset['submitted'] = '';
});

// The first call to the API waits for the configuration. If loading fails here, that call loads it again and
// reports the error.
void loadRuntimeConfig().catch(() => undefined);
// Loaded from JavaScript so that fonts do not delay the first paint. The fallback font has the same metrics.
void import('@/shared/ui/theme/fonts.css');
void import(/* webpackChunkName: "app" */ './start-store').then(async ({ startStore }) => {
  const store = startStore();
  // Yield, so that the first requests leave before the console runs. On a slow machine that takes a while.
  await new Promise((resolve) => setTimeout(resolve));
  const { startConsole } = await import(/* webpackChunkName: "app" */ './main');
  return startConsole(store);
});
