import { Type } from 'typebox';

import { JournalistLevel } from '@contract';

import { dateTime, idSchema, nullable, oneOf, requiredText, searchQuery } from '../../http/schemas';

const levels = Object.values(JournalistLevel);

export const profileSchema = Type.Object({
  id: idSchema,
  displayName: Type.String(),
  avatarUrl: nullable(Type.String()),
});

export const memberSchema = Type.Object({
  profile: profileSchema,
  level: oneOf(levels),
  levelClassMsg: Type.String(),
});

export const groupSchema = Type.Object({
  id: idSchema,
  name: Type.String(),
  createdAt: dateTime,
  me: nullable(Type.Object({ level: oneOf(levels) })),
  heads: Type.Optional(Type.Array(Type.String())),
  hasHead: Type.Optional(Type.Boolean()),
  members: Type.Optional(Type.Array(memberSchema)),
});

export const statisticsSchema = Type.Object({
  totalCategory: Type.Integer(),
  totalMembers: Type.Integer(),
  totalNews: Type.Integer(),
  totalNewsInThisWeek: Type.Integer(),
  totalViews: Type.Integer(),
});

export const checkSchema = Type.Object({ id: idSchema, isJournalist: Type.Boolean() });

export const groupParams = Type.Object({ groupId: idSchema });
export const groupCategoryParams = Type.Object({ groupId: idSchema, categoryId: idSchema });
export const groupSearchQuery = Type.Object(searchQuery);
export const groupBody = Type.Object({ name: requiredText(100) });

/** An invitation cannot have the level Deleted. */
const invitedLevel = oneOf(levels.filter((level) => level !== JournalistLevel.Deleted));
export const inviteBody = Type.Object({ email: requiredText(254), level: invitedLevel });
export const groupAccessSchema = Type.Object({ groupId: idSchema, level: invitedLevel });
