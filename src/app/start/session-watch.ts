import { flushSync } from 'react-dom';
import type { Location, NavigateOptions } from 'react-router-dom';

import { baseApi } from '@/shared/api/base-api';
import type { AppStore } from '@/shared/api/store';
import { paths } from '@/shared/config/paths';
import { hasKeptText } from '@/shared/draft/kept-text';
import { onSessionEnd, type SessionEnd } from '@/shared/session/session';

import type { ConsoleRouter } from '../routes/router';

/** The address to open when a session ends on this page. */
const wayOut = (reason: SessionEnd, from: Location): [string, NavigateOptions?] => {
  // Do not pass the page: the next person to sign in may be somebody else.
  if (reason === 'signed-out')
    return hasKeptText() ? [paths.signIn, { state: { reason: 'textKept' } }] : [paths.root];
  if (reason === 'replaced') return [paths.dashboard, { replace: true }];
  return [paths.signIn, { state: { from, reason }, replace: true }];
};

/**
 * When the session ends, in this tab or another, clears the cache and opens sign-in, so that the next person
 * on this browser sees nothing of the previous one (NAV-06). If the person did not sign out, sign-in shows
 * the reason, says that an unsaved form is kept, and leads back to the page (GRD-03, GRD-05). If another
 * person has signed in, their dashboard opens.
 */
export const watchSession = (store: AppStore, router: ConsoleRouter) =>
  onSessionEnd((reason) => {
    const [to, options] = wayOut(reason, router.state.location);
    // Run after React has finished the update that ended the session, and before the next frame.
    queueMicrotask(() => {
      // Without a user the guard unmounts the page: nobody else sees it, and its unsaved changes cannot
      // block the navigation.
      flushSync(() => store.dispatch(baseApi.util.resetApiState()));
      void router.navigate(to, options);
    });
  });
