import type { AuditAction, AuditValues, Id } from '@contract';

import { type AuditActor, auditObject, recordAudit } from '../audit/record';

import { BrokenArchive, type Reading } from './archive-item';
import { createImporter, type ImportInto } from './import-news';

type Run = {
  group: { id: Id; name: string };
  /** Who imports, at the present time. */
  actor: () => AuditActor;
  /** How the audit log names the archive. */
  archive: string;
  /** Called after each article. */
  onArticle?: () => void;
};

/**
 * Imports all that a reader reads, with a line of the audit log at the beginning and one with the counts at the end. Returns where
 * the archive is broken, if it is: what comes before is imported.
 */
export const runImport = async (
  readings: AsyncIterable<Reading>,
  into: ImportInto,
  { group, actor, archive, onArticle }: Run,
): Promise<BrokenArchive | undefined> => {
  const { isTrial, report, deps } = into;
  const record = async (action: AuditAction, after: AuditValues): Promise<void> => {
    if (isTrial) return;
    const entry = { action, object: auditObject('group', group), groupId: group.id, after };
    await deps.db.transaction((tx) => recordAudit(tx, actor(), entry));
  };
  const importReading = createImporter(into);
  await record('group.import-started', { archive });
  let broken: BrokenArchive | undefined;
  try {
    for await (const reading of readings) {
      await importReading(reading);
      onArticle?.();
    }
  } catch (error) {
    if (!(error instanceof BrokenArchive)) throw error;
    broken = error;
  }
  await record('group.import-ended', {
    archive,
    ...report.counts,
    ...(broken && { broken: broken.message }),
  });
  return broken;
};
