import type { User } from '@/shared/contract';
import { startSession } from '@/shared/session/session';

import { answer, ok } from './api-server';
import { createUser } from './factories';

/** Stores tokens and answers GET /api/auth/me with this person; returns the recorded calls. */
export const signInAs = (overrides: Partial<User> = {}) => {
  startSession({ token: 'access', refreshToken: 'refresh' });
  return answer('get', '/api/auth/me', () => ok(createUser(overrides)));
};
