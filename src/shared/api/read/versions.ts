import { VERSION_REASONS, type Id, type NewsContent, type VersionSummary } from '@/shared/contract';

import { readContent } from './news';
import { isWire, numberOrNull, text, textOrNull, type Wire } from './values';

/** A row of an item's versions. Its number serves as the id. */
export type VersionRow = VersionSummary & { id: Id };

const readPerson = (value: unknown): VersionSummary['savedBy'] =>
  isWire(value) ? { id: text(value['id']), displayName: text(value['displayName']) } : null;

const readApproval = (value: unknown): VersionSummary['approved'] =>
  isWire(value)
    ? {
        step: value['step'] === 'permanent' ? 'permanent' : 'hours',
        at: text(value['at']),
        by: text(value['by']),
      }
    : null;

export const readVersionRow = (wire: Wire): VersionRow => ({
  id: text(wire['number']),
  number: numberOrNull(wire['number']) ?? 0,
  reason: VERSION_REASONS.find((known) => known === wire['reason']) ?? 'edit',
  fromNumber: numberOrNull(wire['fromNumber']),
  savedAt: textOrNull(wire['savedAt']),
  savedBy: readPerson(wire['savedBy']),
  size: numberOrNull(wire['size']) ?? 0,
  approved: readApproval(wire['approved']),
});

/** The content of a version. */
export const readVersionContent = (data: unknown): NewsContent => {
  const content = isWire(data) ? data['content'] : undefined;
  return readContent(isWire(content) ? content : {});
};
