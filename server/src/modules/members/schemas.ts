import { Type } from 'typebox';

import { JournalistLevel } from '@contract';

import { dateTime, idSchema, oneOf } from '../../http/schemas';
import { memberSchema } from '../journalists/schemas';

/** A member for the group's page, with the date they joined and the number of their news. */
export const groupMemberSchema = Type.Object({
  ...memberSchema.properties,
  since: dateTime,
  newsCount: Type.Integer(),
});

export const memberParams = Type.Object({ groupId: idSchema, userId: idSchema });

/** A member is removed, not set to Deleted. */
export const levelBody = Type.Object({
  level: oneOf(Object.values(JournalistLevel).filter((level) => level !== JournalistLevel.Deleted)),
});
