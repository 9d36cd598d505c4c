import type { FastifyRequest } from 'fastify';

import { tooMany } from '../../http/api-error';
import type { Clock } from '../../http/clock';
import { authMessages } from '../auth/messages';
import { createFloodGate } from '../auth/sign-in/flood-gate';
import { networkOf } from '../auth/sign-in/names';

/** Refuses a sender that asks far too often, before anything else is done. */
export const createAdmit = (clock: Clock) => {
  const floodWaitOf = createFloodGate(clock);
  return async ({ ip }: FastifyRequest): Promise<void> => {
    const wait = floodWaitOf(networkOf(ip));
    if (wait > 0) throw tooMany(authMessages.busy, Math.ceil(wait / 1_000));
  };
};
