import type { Database } from './db/database';
import type { Clock } from './http/clock';
import { forgetOldLinks } from './modules/accounts/links';
import { forgetOldAudit } from './modules/audit/clean-up';
import { forgetOldAttempts } from './modules/auth/sign-in/counters';
import { cleanUpImages } from './modules/images/clean-up';
import { forgetOldCreations } from './modules/news/creations';
import { forgetDeleted } from './modules/trash/clean-up';
import { forgetOldVersions } from './modules/versions/clean-up';
import type { Storage } from './storage/storage';

const EVERY_MS = 60 * 60_000;

type Deps = { db: Database; storage: Storage; clock: Clock; auditDays: number; versionsDays: number };

/** Removes expired data at the start and every hour; returns the function that stops it. */
export const startCleanUp = (deps: Deps, warn: (text: string) => void): (() => void) => {
  const cleanUps: [string, () => Promise<unknown>][] = [
    ['images', () => cleanUpImages(deps)],
    ['failed sign-ins', () => forgetOldAttempts(deps.db, deps.clock())],
    ['the audit log', () => forgetOldAudit(deps.db, deps.clock(), deps.auditDays)],
    ['links of accounts', () => forgetOldLinks(deps.db, deps.clock())],
    ['versions of news', () => forgetOldVersions(deps.db, deps.clock(), deps.versionsDays)],
    ['deleted news', () => forgetDeleted(deps.db, deps.clock())],
    ['keys of news', () => forgetOldCreations(deps.db, deps.clock())],
  ];
  const runAll = () => {
    for (const [what, run] of cleanUps) {
      run().catch((error: unknown) => warn(`The clean-up of ${what} failed: ${String(error)}`));
    }
  };
  runAll();
  const timer = setInterval(runAll, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
};
