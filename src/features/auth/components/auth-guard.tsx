import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

import { isApiError } from '@/shared/api/api-error';
import { paths } from '@/shared/config/paths';
import { ErrorCode } from '@/shared/contract';
import { endSession, hasSession, onSessionEnd } from '@/shared/session/session';
import { LoadingPage } from '@/shared/ui/loading-page/loading-page';

import { useGetCurrentUserQuery } from '../api/auth-api';
import { ONCE } from '../model/use-current-user';

/** Renders its children only if both tokens are stored and the user is loaded (GRD-01 to GRD-03). */
export function AuthGuard({ children }: { children: ReactNode }) {
  const location = useLocation();
  // Not the storage at each render: if tokens are deleted, the open page stays, and the next refused call
  // asks for a sign-in.
  const [signedIn, setSignedIn] = useState(hasSession);
  // If a session ends later, `watchSession` leaves the page and passes the reason.
  const [wasSignedIn] = useState(signedIn);
  useEffect(() => onSessionEnd(() => setSignedIn(hasSession())), []);
  const { data: user, error } = useGetCurrentUserQuery(undefined, { ...ONCE, skip: !signedIn });

  useEffect(() => {
    // An UnAuthorization response has already ended the session; any other error ends it after the silent
    // retries.
    const refused = isApiError(error) && error.code === ErrorCode.UnAuthorization;
    if (error && !user && !refused) endSession('unreachable');
  }, [error, user]);

  if (!wasSignedIn) return <Navigate to={paths.signIn} replace state={{ from: location }} />;
  return signedIn && user ? children : <LoadingPage />;
}
