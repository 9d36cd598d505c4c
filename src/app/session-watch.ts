import { flushSync } from 'react-dom';

import { baseApi } from '@/shared/api/base-api';
import type { AppStore } from '@/shared/api/store';
import { paths } from '@/shared/config/paths';
import { onSessionEnd } from '@/shared/session/session';

import type { ConsoleRouter } from './router';

/**
 * When the session ends, in this tab or another, the cache is emptied, so that the next person on this browser
 * sees nothing of the last (NAV-06), and sign-in opens. It says why, and leads back to the page, where the end
 * was not the person's wish (GRD-03, GRD-05). Where somebody else has signed in, their dashboard opens instead.
 */
export const watchSession = (store: AppStore, router: ConsoleRouter) => {
  const emptyCache = () => store.dispatch(baseApi.util.resetApiState());
  return onSessionEnd((reason) => {
    if (reason === 'replaced') {
      // At once: without its user the guard takes the page away, before anybody else can see it or be asked about it.
      flushSync(emptyCache);
      return void router.navigate(paths.dashboard, { replace: true });
    }
    const from = router.state.location;
    const wished = reason === 'signed-out';
    void router
      .navigate(
        wished ? paths.root : paths.signIn,
        wished ? undefined : { state: { from, reason }, replace: true },
      )
      .then(emptyCache);
  });
};
