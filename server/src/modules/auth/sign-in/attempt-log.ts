import type { FastifyBaseLogger } from 'fastify';

import type { AuditAction, AuditValues, Id } from '@contract';

import type { Database } from '../../../db/database';
import type { Clock } from '../../../http/clock';
import { auditObject, personObject, recordAudit } from '../../audit/record';

const WINDOW_MS = 15 * 60_000;
/** Lines of attempts in 15 minutes, of all places together: a day of guesses from everywhere is some 100 MB and no more. */
export const LINES_IN_WINDOW = 1_000;

/** An account that a name means; undefined where it means none. What was typed is kept nowhere: it may be a password. */
type Account = { id: Id; displayName: string } | undefined;

type Attempt = { address: string; account?: Account; after?: AuditValues };

/**
 * Writes into the audit log who was not let in, bounded as the attempts themselves are: `refused` is a password that was
 * checked, which the counters allow; who is `throttled` has one line in 15 minutes by place and account.
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
    if (now >= window.until)
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
    /** A wrong name and a wrong password are written alike, so that neither takes longer. */
    refused: (attempt: Attempt): Promise<void> => write('sign-in.refused', attempt),
    /** Nobody waits for it: whoever is turned away is to learn nothing from how long that takes. */
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
