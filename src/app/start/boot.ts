import { requestUserEarly } from '@/shared/api/early-user';
import { lookForNewerVersion } from '@/shared/config/newer-version';
import { loadRuntimeConfig } from '@/shared/config/runtime-config';
import { withRetries } from '@/shared/lib/with-retries';
import { hasSession } from '@/shared/session/session';

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

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Evaluates the libraries and the console in a few tasks. In a single task, a key or a click would wait until all of it has run
 * (docs/performance.md). It is still one chunk.
 */
const loadInPieces = async () => {
  await import(/* webpackChunkName: "app" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackChunkName: "app" */ '@/shared/api/store');
  await nextTask();
  await import(/* webpackChunkName: "app" */ '@/shared/ui/theme/theme-provider');
  await nextTask();
  return import(/* webpackChunkName: "app" */ './main');
};

/** Resolves when the sign-in form is on screen; at once for whoever has a session, and in a hidden page, which draws nothing. */
const firstFrame = () =>
  new Promise<void>((resolve) => {
    if (hasSession() || document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });

/** What index.html says if the console cannot be loaded (SAF-12). */
const notice = document.querySelector<HTMLElement>('[data-not-loaded]');
const tryAgain = notice?.querySelector('button');

/** Resolves at the next press of Try again, which reloads the page if it belongs to an older version. */
const asked = () =>
  new Promise<void>((resolve) => {
    if (!notice || !tryAgain) return;
    notice.hidden = false;
    tryAgain.onclick = async () => {
      notice.hidden = true;
      if (await lookForNewerVersion()) location.reload();
      else resolve();
    };
  });

const loadConsole = (): ReturnType<typeof loadInPieces> =>
  withRetries(loadInPieces).catch(() => asked().then(loadConsole));

const start = async () => {
  // Shown if this script itself arrived only at a second attempt.
  if (notice) notice.hidden = true;
  // The form can be used 100 ms earlier if the console does not arrive beside it (docs/performance.md).
  await firstFrame();
  // Both are needed as soon as the console runs. If one fails here, the first call to the API tries again and reports the error.
  void loadRuntimeConfig().catch(() => undefined);
  void requestUserEarly().catch(() => undefined);
  // Loaded from JavaScript so that fonts do not delay the first paint. The fallback font has the same metrics.
  import('@/shared/ui/theme/fonts.css').catch(() => undefined);
  const { startConsole } = await loadConsole();
  await nextTask();
  await startConsole();
  notice?.remove();
};

void start();
