import { hasExtension } from '@/shared/config/extensions';
import { loadRuntimeConfig } from '@/shared/config/runtime-config';
import { endSession, getAccessToken, getRefreshToken } from '@/shared/session/session';

import { exchangeRefreshToken } from './refresh-session';

const UNAUTHORIZED = 401;

const send = async (token: string): Promise<number> => {
  const { apiBaseUrl } = await loadRuntimeConfig();
  const response = await fetch(`${apiBaseUrl || window.location.origin}/api/auth/sign-out`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    keepalive: true,
  });
  return response.status;
};

const tellServer = async (token: string, refreshToken: string): Promise<void> => {
  if (!(await hasExtension('sign-out'))) return;
  if ((await send(token)) !== UNAUTHORIZED || !(await hasExtension('refresh'))) return;
  // The access token had expired, but the session lasts as long as its refresh token.
  const tokens = await exchangeRefreshToken(refreshToken);
  if (typeof tokens !== 'string') await send(tokens.token);
};

/** Ends the local session at once, and tries to end it on the server. Nothing waits for the server. */
export const signOut = (): void => {
  const [token, refreshToken] = [getAccessToken(), getRefreshToken()];
  endSession('signed-out');
  if (token && refreshToken) void tellServer(token, refreshToken).catch(() => undefined);
};
