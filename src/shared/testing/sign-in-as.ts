import type { User } from '@/shared/contract';
import { startSession } from '@/shared/session/session';

import { answer, ok } from './api-server';
import { createUser } from './factories';

/** Stores the tokens of a person and answers who that is; returns the recorded calls to /api/auth/me. */
export const signInAs = (overrides: Partial<User> = {}) => {
  startSession({ token: 'access', refreshToken: 'refresh' });
  return answer('get', '/api/auth/me', () => ok(createUser(overrides)));
};
