import { Type } from 'typebox';

import { JournalistLevel } from '@contract';

import { dateTime, idSchema, oneOf } from '../../http/schemas';
import { memberSchema } from '../journalists/schemas';

/** A member as the group's own page shows them: since when, and how many of the group's news are theirs. */
export const groupMemberSchema = Type.Object({
  ...memberSchema.properties,
  since: dateTime,
  newsCount: Type.Integer(),
});

export const memberParams = Type.Object({ groupId: idSchema, userId: idSchema });

/** Whoever is to be Deleted is removed. */
export const levelBody = Type.Object({
  level: oneOf(Object.values(JournalistLevel).filter((level) => level !== JournalistLevel.Deleted)),
});
