import { Type } from 'typebox';

import { PERMISSIONS, USER_STATES, type UserState, USERS_PAGE_SIZE } from '@contract';

import { idSchema, nullable, oneOf, pageQuery, searchQuery } from '../../http/schemas';

const stateSchema = Type.Unsafe<UserState>({ type: 'string', enum: [...USER_STATES] });

export const userSchema = Type.Object({
  id: idSchema,
  email: Type.String(),
  username: Type.String(),
  displayName: Type.String(),
  bio: Type.String(),
  avatarUrl: nullable(Type.String()),
  permission: Type.Integer(),
  state: Type.Optional(stateSchema),
  needsSecondFactor: Type.Optional(Type.Boolean()),
});

export const userParams = Type.Object({ id: idSchema });

export const userSearchQuery = Type.Object({
  ...searchQuery,
  ...pageQuery(USERS_PAGE_SIZE),
  state: Type.Optional(stateSchema),
});

export const permissionBody = Type.Object({ permission: oneOf(PERMISSIONS.map(({ bit }) => bit)) });
