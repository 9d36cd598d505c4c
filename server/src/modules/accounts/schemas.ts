import { Type } from 'typebox';

import { type AccountLinkState, PERMISSIONS } from '@contract';

import { dateTime, idSchema, requiredText } from '../../http/schemas';
import { groupAccessSchema } from '../journalists/schemas';
import { userSchema } from '../users/schemas';

/** The maximum length of an e-mail address; names need no more. */
export const MAX_NAME_CHARACTERS = 254;
export const MAX_BIO_CHARACTERS = 2_000;
/** The most groups of which a new person becomes a member. */
const MAX_GROUPS = 50;
/** Our tokens have 43 characters. */
const MAX_TOKEN_CHARACTERS = 100;
const ALL_BITS = PERMISSIONS.reduce((mask, { bit }) => mask | bit, 0);

const token = Type.String({ maxLength: MAX_TOKEN_CHARACTERS });
/** Larger than the limit of the password rules, which refuse a long password with their own message. */
const password = Type.String({ maxLength: 4_096 });
const name = requiredText(MAX_NAME_CHARACTERS);

export const accountParams = Type.Object({ id: idSchema });

export const accountBody = Type.Object({
  displayName: name,
  username: name,
  email: name,
  permission: Type.Integer({ minimum: 0, maximum: ALL_BITS }),
  groups: Type.Optional(Type.Array(groupAccessSchema, { maxItems: MAX_GROUPS })),
});

/** The form of an edit: it contains every text; without a new picture the old one stays. */
export const accountForm = Type.Object({
  displayName: name,
  username: name,
  email: name,
  bio: Type.String({ maxLength: MAX_BIO_CHARACTERS }),
  avatar: Type.Optional(Type.String({ format: 'binary', description: 'A new picture' })),
  removeAvatar: Type.Optional(Type.String({ maxLength: 5, description: '"true" removes the picture' })),
});

export const linkSchema = Type.Object({
  token: Type.String(),
  expiresAt: dateTime,
  isMailed: Type.Optional(
    Type.Boolean({ description: 'Whether the mail server took it (extension `mail`)' }),
  ),
});
export const newAccountSchema = Type.Object({ user: userSchema, link: linkSchema });

/** In a header and not in the address, because this server and every proxy log addresses. */
export const LINK_HEADER = 'x-account-link';
export const linkHeaders = Type.Object({ [LINK_HEADER]: Type.Optional(token) });

export const linkStateSchema = Type.Unsafe<AccountLinkState>(
  Type.Object({
    state: Type.Unsafe({ type: 'string', enum: ['good', 'used', 'expired', 'ended', 'unknown'] }),
    displayName: Type.Optional(Type.String()),
    username: Type.Optional(Type.String()),
    expiresAt: Type.Optional(dateTime),
  }),
);

export const forgottenBody = Type.Object({ name });

export const linkBody = Type.Object({ token: requiredText(MAX_TOKEN_CHARACTERS), password });

export const firstRunSchema = Type.Object({ isOpen: Type.Boolean(), needsToken: Type.Boolean() });
export const firstRunBody = Type.Object({ username: name, email: name, password, token });
