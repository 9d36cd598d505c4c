import { Type } from 'typebox';

import { DRAFT_LIMITS } from '@contract';

import { dateTime, MAX_ID, requiredText } from '../../http/schemas';

/** More code points than a name of characters as people count them has; the route counts those. */
const NAME_CODE_POINTS = 10 * DRAFT_LIMITS.name;

const id = Type.String({ pattern: `^[A-Za-z0-9-]{1,${DRAFT_LIMITS.id}}$` });
// Browsers read `//host`, `/\host` and a tab between the two as the address of another website.
const address = Type.String({ maxLength: DRAFT_LIMITS.address, pattern: '^/(?![/\\\\])\\S*$' });
/** Not `Type.Record`, which would check each of many names against a pattern. */
const values = Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true });

export const draftParams = Type.Object({ id });

export const draftBody = Type.Object({
  form: requiredText(DRAFT_LIMITS.form),
  address,
  name: Type.String({ maxLength: NAME_CODE_POINTS }),
  values,
  version: Type.Integer({ minimum: 0, maximum: MAX_ID }),
});

export const draftSummarySchema = Type.Object({
  id: Type.String(),
  form: Type.String(),
  address: Type.String(),
  name: Type.String(),
  savedAt: dateTime,
  version: Type.Integer(),
});

export const draftSchema = Type.Object({ ...draftSummarySchema.properties, values });
