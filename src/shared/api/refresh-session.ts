import { hasExtension } from '@/shared/config/extensions';
import { loadRuntimeConfig } from '@/shared/config/runtime-config';
import { isRecord, ErrorCode, REQUEST_TIMEOUT_MS } from '@/shared/contract';
import { withLock } from '@/shared/lib/with-lock';
import {
  getAccessToken,
  getRefreshToken,
  getSessionNumber,
  hasSession,
  startSession,
  type Tokens,
} from '@/shared/session/session';

/** `unanswered`: it is unknown whether the session is still valid. */
export type Refreshed = 'renewed' | 'refused' | 'unanswered';

/**
 * One tab refreshes at a time; the next tab finds the new tokens. Browsers without locks rely on the server's grace
 * period.
 */
const LOCK = 'newsdesk-refresh';

const isTokens = (value: unknown): value is Tokens =>
  isRecord(value) && typeof value['token'] === 'string' && typeof value['refreshToken'] === 'string';

/** Exchanges a refresh token for a new pair of tokens. */
export const exchangeRefreshToken = async (
  refreshToken: string,
): Promise<Tokens | Exclude<Refreshed, 'renewed'>> => {
  try {
    const { apiBaseUrl } = await loadRuntimeConfig();
    const response = await fetch(`${apiBaseUrl || window.location.origin}/api/auth/refresh`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refreshToken }),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    const answer: unknown = await response.json();
    if (!isRecord(answer)) return 'unanswered';
    if (answer['success'] === true && isTokens(answer['data'])) return answer['data'];
    return answer['code'] === ErrorCode.UnAuthorization ? 'refused' : 'unanswered';
  } catch {
    return 'unanswered';
  }
};

const renew = async (refusedToken: string, session: number): Promise<Refreshed> => {
  if (session !== getSessionNumber()) return 'refused';
  // Another tab may have refreshed first.
  if (getAccessToken() !== refusedToken) return hasSession() ? 'renewed' : 'refused';
  const refreshToken = getRefreshToken();
  if (refreshToken === null) return 'refused';
  const tokens = await exchangeRefreshToken(refreshToken);
  if (typeof tokens === 'string') return tokens;
  // A person may have signed out or in meanwhile.
  if (session !== getSessionNumber() || getRefreshToken() !== refreshToken) return 'refused';
  startSession(tokens);
  return 'renewed';
};

const asking = new Map<string, Promise<Refreshed>>();

/**
 * Renews a session whose access token was refused, without asking the person, if the backend announces
 * `refresh` (docs/decisions/refresh-tokens.md). All calls with the same refused token share the result.
 * `session` is the number of the session that sent the call.
 */
export const refreshSession = async (refusedToken: string, session: number): Promise<Refreshed> => {
  if (!(await hasExtension('refresh'))) return 'refused';
  const pending = asking.get(refusedToken) ?? withLock(LOCK, () => renew(refusedToken, session));
  asking.set(refusedToken, pending);
  return pending.finally(() => asking.delete(refusedToken));
};
