import { loadRuntimeConfig } from '@/shared/config/runtime-config';

/**
 * All the JavaScript that the first paint brings along. The sign-in form is in `index.html` and takes keys at once;
 * the console is fetched behind it. Whoever is quicker than the network has their submit remembered, and the
 * console sends it when it takes the form over.
 */
const form = document.querySelector<HTMLFormElement>('form[data-static-sign-in]');

form?.addEventListener('submit', (event) => {
  event.preventDefault();
  form.dataset['submitted'] = '';
});

// The first call to the API waits for it. Where it fails here, that call loads it again and reports the failure.
void loadRuntimeConfig().catch(() => undefined);
// Not a stylesheet of the page: the first paint does not wait for it, and the fallback has the font's measures.
void import('@/shared/ui/theme/fonts.css');
void import(/* webpackChunkName: "app" */ './start-store').then(async ({ startStore }) => {
  const store = startStore();
  // What it asks leaves now and not after the console is run, which takes a slow machine a while.
  await new Promise((resolve) => setTimeout(resolve));
  const { startConsole } = await import(/* webpackChunkName: "app" */ './main');
  return startConsole(store);
});
