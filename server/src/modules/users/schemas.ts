import { Type } from 'typebox';

import { PERMISSIONS, USERS_PAGE_SIZE } from '@contract';

import { idSchema, nullable, oneOf, pageQuery, searchQuery } from '../../http/schemas';

export const userSchema = Type.Object({
  id: idSchema,
  email: Type.String(),
  username: Type.String(),
  displayName: Type.String(),
  bio: Type.String(),
  avatarUrl: nullable(Type.String()),
  permission: Type.Integer(),
});

export const userParams = Type.Object({ id: idSchema });

export const userSearchQuery = Type.Object({ ...searchQuery, ...pageQuery(USERS_PAGE_SIZE) });

export const permissionBody = Type.Object({ permission: oneOf(PERMISSIONS.map(({ bit }) => bit)) });
