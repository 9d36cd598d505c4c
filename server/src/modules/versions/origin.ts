import { SENT_REASONS, type VersionReason } from '@contract';

import type { FieldMessages } from '../../http/api-error';
import type { UploadedForm } from '../../http/read-form';
import { MAX_ID } from '../../http/schemas';

import { versionMessages } from './messages';

/** Why an item is saved, and the version that was restored or merged. */
export type Origin = { reason: VersionReason; fromNumber: number | null };

/** The origin of a form (parts `reason` and `from_version`); without these parts it is the `usual` save. */
export const readOrigin = (
  { fields }: UploadedForm,
  errors: FieldMessages,
  usual: 'create' | 'edit',
): Origin => {
  const reason = fields['reason'] ? SENT_REASONS.find((known) => known === fields['reason']) : usual;
  if (!reason) errors['reason'] = versionMessages.unknownReason(SENT_REASONS.join(', '));
  const number = Number(fields['from_version'] || NaN);
  const isNumber = Number.isInteger(number) && number > 0 && number <= MAX_ID;
  if (fields['from_version'] && !isNumber) errors['from_version'] = versionMessages.noNumber;
  return { reason: reason ?? usual, fromNumber: isNumber ? number : null };
};
