import { flushSync } from 'react-dom';
import type { Location, NavigateOptions } from 'react-router-dom';

import { baseApi } from '@/shared/api/base-api';
import type { AppStore } from '@/shared/api/store';
import { paths } from '@/shared/config/paths';
import { hasKeptText } from '@/shared/draft/kept-text';
import { onSessionEnd, type SessionEnd } from '@/shared/session/session';

import type { ConsoleRouter } from './router';

/** Where the end of a session leads to, from the page that was open. */
const wayOut = (reason: SessionEnd, from: Location): [string, NavigateOptions?] => {
  // Without the page: who signs in next may be somebody else.
  if (reason === 'signed-out')
    return hasKeptText() ? [paths.signIn, { state: { reason: 'textKept' } }] : [paths.root];
  if (reason === 'replaced') return [paths.dashboard, { replace: true }];
  return [paths.signIn, { state: { from, reason }, replace: true }];
};

/**
 * When the session ends, in this tab or another, empties the cache, so that the next person on this browser sees nothing
 * of the last (NAV-06), and opens sign-in. Where the person did not sign out, sign-in says why, that a half-written form
 * is kept, and leads back to the page (GRD-03, GRD-05). Where somebody else has signed in, their dashboard opens.
 */
export const watchSession = (store: AppStore, router: ConsoleRouter) =>
  onSessionEnd((reason) => {
    const [to, options] = wayOut(reason, router.state.location);
    // After React has finished what ended the session, and before the next frame.
    queueMicrotask(() => {
      // Without its user the guard takes the page away: nobody else sees it, and it cannot ask to be stayed on.
      flushSync(() => store.dispatch(baseApi.util.resetApiState()));
      void router.navigate(to, options);
    });
  });
