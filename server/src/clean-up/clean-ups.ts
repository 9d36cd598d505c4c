import { DRAFT_DAYS, NOTIFICATION_DAYS, TRASH_DAYS } from '@contract';

import type { Database } from '../db/database';
import { forgetOldLinks } from '../modules/accounts/links';
import { forgetOldAudit } from '../modules/audit/clean-up';
import { forgetOldAttempts } from '../modules/auth/sign-in/counters';
import { forgetDeletedGroups } from '../modules/deleted-groups/clean-up';
import { forgetOldDrafts } from '../modules/drafts/repository';
import { cleanUpImages } from '../modules/images/clean-up';
import { forgetOldCreations } from '../modules/news/creations';
import { forgetOldNotifications } from '../modules/notifications/repository';
import { forgetOldSignIns } from '../modules/oidc/sign-ins';
import { forgetOldDeliveries } from '../modules/outbox/deliveries';
import { forgetOldChallenges } from '../modules/passkeys/challenges';
import { forgetOldPresence } from '../modules/presence/repository';
import { forgetOldViews } from '../modules/site/views';
import { forgetDeleted } from '../modules/trash/clean-up';
import { forgetOldVersions } from '../modules/versions/clean-up';
import { recordEncodedUses } from '../modules/versions/encoded-uses';
import type { Storage } from '../storage/storage';

/** Keys in one line of the log. */
const KEYS_IN_LINE = 20;

export type Run = {
  db: Database;
  storage: Storage;
  auditDays: number;
  versionsDays: number;
  /** By the database's clock. */
  now: Date;
  isOver: () => boolean;
};

/** How much was removed, and the lines of the log about it; `refused` says why a clean-up removed nothing. */
export type Report = { count: number; removed: string[]; refused?: string };

const counted = async (removing: Promise<number>, what: string): Promise<Report> => {
  const count = await removing;
  return { count, removed: count > 0 ? [`removed ${count} ${what}`] : [] };
};

const named = (keys: string[], what: string): string[] =>
  Array.from({ length: Math.ceil(keys.length / KEYS_IN_LINE) }, (_, line) => {
    const some = keys.slice(line * KEYS_IN_LINE, (line + 1) * KEYS_IN_LINE);
    return `removed ${some.length} ${what}: ${some.join(', ')}`;
  });

const cleanUpStore = async (run: Run): Promise<Report> => {
  if (!(await recordEncodedUses(run.db, run.isOver))) return { count: 0, removed: [] };
  const { unused, unknown, refused } = await cleanUpImages(run);
  const removed = [
    ...named(unused, 'images that no news has shown for 7 days'),
    ...named(unknown, 'images that the database has not known for 7 days'),
  ];
  return { count: unused.length + unknown.length, removed, ...(refused !== undefined && { refused }) };
};

/** What is removed every hour, each with its name in messages. Add a clean-up here. */
export const CLEAN_UPS: Record<string, (run: Run) => Promise<Report>> = {
  'failed sign-ins': ({ db, now }) => counted(forgetOldAttempts(db, now), 'counters of failed sign-ins'),
  'challenges of passkeys': ({ db, now }) =>
    counted(forgetOldChallenges(db, now), 'expired challenges of passkeys'),
  'links of accounts': ({ db, now }) => counted(forgetOldLinks(db, now), 'expired links of accounts'),
  'sign-ins by provider': ({ db, now }) =>
    counted(forgetOldSignIns(db, now), 'sign-ins that nobody came back for'),
  drafts: ({ db, now }) =>
    counted(forgetOldDrafts(db, now), `drafts that were not saved for ${DRAFT_DAYS} days`),
  presence: ({ db, now }) =>
    counted(forgetOldPresence(db, now), 'pages of news that were left without a report'),
  notifications: ({ db, now }) =>
    counted(forgetOldNotifications(db, now), `notifications older than ${NOTIFICATION_DAYS} days`),
  'keys of news': ({ db, now }) => counted(forgetOldCreations(db, now), 'keys of created news'),
  'the audit log': ({ db, now, auditDays, isOver }) =>
    counted(
      forgetOldAudit(db, now, auditDays, isOver),
      `lines of the audit log older than ${auditDays} days`,
    ),
  'deleted news': ({ db, now, isOver }) =>
    counted(forgetDeleted(db, now, isOver), `items of news deleted more than ${TRASH_DAYS} days ago`),
  'deleted groups': ({ db, now, isOver }) =>
    counted(forgetDeletedGroups(db, now, isOver), `groups deleted more than ${TRASH_DAYS} days ago`),
  'versions of news': ({ db, now, versionsDays, isOver }) =>
    counted(
      forgetOldVersions(db, now, versionsDays, isOver),
      `versions of news older than ${versionsDays} days`,
    ),
  'views of pages': ({ db, now, isOver }) =>
    counted(forgetOldViews(db, now, isOver), 'days of views more than 400 days ago'),
  'deliveries of webhooks': ({ db, now, isOver }) =>
    counted(forgetOldDeliveries(db, now, isOver), 'deliveries of webhooks more than 30 days ago'),
  images: cleanUpStore,
};
