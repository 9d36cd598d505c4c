import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

import { isApiError } from '@/shared/api/api-error';
import { paths } from '@/shared/config/paths';
import { ErrorCode } from '@/shared/contract';
import { endSession, hasSession, onSessionEnd } from '@/shared/session/session';
import { LoadingPage } from '@/shared/ui/loading-page/loading-page';

import { useGetCurrentUserQuery } from '../api/auth-api';
import { ONCE } from '../model/use-current-user';

/** Lets nobody in without both tokens and a loaded user (GRD-01 to GRD-03). */
export function AuthGuard({ children }: { children: ReactNode }) {
  const location = useLocation();
  // Not what is stored at each render: without tokens the open page stays, and the next refused call asks for a sign-in.
  const [signedIn, setSignedIn] = useState(hasSession);
  // A session that ends later leaves the page by the one who watches for that, with its reason.
  const [wasSignedIn] = useState(signedIn);
  useEffect(() => onSessionEnd(() => setSignedIn(hasSession())), []);
  const { data: user, error } = useGetCurrentUserQuery(undefined, { ...ONCE, skip: !signedIn });

  useEffect(() => {
    // An UnAuthorization answer has ended the session already; anything else is given up after its quiet retries.
    const refused = isApiError(error) && error.code === ErrorCode.UnAuthorization;
    if (error && !user && !refused) endSession('unreachable');
  }, [error, user]);

  if (!wasSignedIn) return <Navigate to={paths.signIn} replace state={{ from: location }} />;
  return signedIn && user ? children : <LoadingPage />;
}
