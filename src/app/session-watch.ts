import { baseApi } from '@/shared/api/base-api';
import type { AppStore } from '@/shared/api/store';
import { paths } from '@/shared/config/paths';
import { onSessionEnd } from '@/shared/session/session';

import type { ConsoleRouter } from './router';

/**
 * When the session ends, in this tab or another, the cache is emptied, so that the next person on this browser
 * sees nothing of the last (NAV-06), and sign-in opens. It says why, and leads back to the page, where the end
 * was not the person's wish (GRD-03, GRD-05).
 */
export const watchSession = (store: AppStore, router: ConsoleRouter) =>
  onSessionEnd((reason) => {
    const from = router.state.location;
    const wished = reason === 'signed-out';
    void router
      .navigate(
        wished ? paths.root : paths.signIn,
        wished ? undefined : { state: { from, reason }, replace: true },
      )
      .then(() => store.dispatch(baseApi.util.resetApiState()));
  });
