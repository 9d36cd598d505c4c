import type { FastifyBaseLogger } from 'fastify';

import type { AuditAction, AuditValues, Id } from '@contract';

import type { Database } from '../../../db/database';
import type { Clock } from '../../../http/clock';
import { auditObject, personObject, recordAudit } from '../../audit/record';

const WINDOW_MS = 15 * 60_000;
/** The limit of lines in 15 minutes for all places together: a day of guesses from everywhere adds at most about 100 MB. */
export const LINES_IN_WINDOW = 1_000;

/** The account of a typed name; undefined if there is none. The typed name itself is never stored, because it may be a password. */
type Account = { id: Id; displayName: string } | undefined;

type Attempt = { address: string; account?: Account; after?: AuditValues };

/**
 * Records failed sign-ins in the audit log, with bounds: `refused` is for a wrong password, whose number the counters
 * limit; `throttled` writes one line in 15 minutes by place and account.
 */
export const createAttemptLog = ({
  db,
  clock,
  log,
}: {
  db: Database;
  clock: Clock;
  log: FastifyBaseLogger;
}) => {
  const window = { until: 0, lines: 0, throttled: new Set<string>() };

  const currentWindow = (): typeof window => {
    const now = clock().getTime();
    const leftMs = window.until - now;
    // A window from a time when the clock was ahead has no say.
    if (leftMs <= 0 || leftMs > WINDOW_MS)
      Object.assign(window, { until: now + WINDOW_MS, lines: 0, throttled: new Set() });
    return window;
  };

  const write = async (action: AuditAction, { address, account, after }: Attempt): Promise<void> => {
    const current = currentWindow();
    if (current.lines >= LINES_IN_WINDOW) return;
    current.lines += 1;
    const by = { userId: null, sessionId: null, address, at: clock() };
    const object = account ? personObject(account) : auditObject('user', { id: '', name: '' });
    const isLastListed = current.lines === LINES_IN_WINDOW;
    const values = isLastListed ? { ...after, isLastListed } : after;
    await recordAudit(db, by, { action, object, ...(values && { after: values }) });
  };

  return {
    /** A wrong name and a wrong password are recorded in the same way, so that neither takes longer. */
    refused: (attempt: Attempt): Promise<void> => write('sign-in.refused', attempt),
    /** The response does not wait for it, so that its duration reveals nothing to the caller. */
    throttled: (place: string, attempt: Attempt): void => {
      const { throttled } = currentWindow();
      const key = `${place} ${attempt.account?.id ?? ''}`;
      if (throttled.has(key) || throttled.size >= LINES_IN_WINDOW) return;
      throttled.add(key);
      write('sign-in.throttled', attempt).catch((error: unknown) =>
        log.error({ err: error }, 'an attempt to sign in is missing in the audit log'),
      );
    },
  };
};
