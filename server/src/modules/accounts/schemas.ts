import { Type } from 'typebox';

import { type AccountLinkState, PERMISSIONS } from '@contract';

import { dateTime, idSchema, nameText, requiredText } from '../../http/schemas';
import { userSchema } from '../users/schemas';

/** An e-mail address is no longer than this, and no name needs to be. */
export const MAX_NAME_CHARACTERS = 254;
export const MAX_BIO_CHARACTERS = 2_000;
/** A token has 43; a longer one is none of ours. */
const MAX_TOKEN_CHARACTERS = 100;
const ALL_BITS = PERMISSIONS.reduce((mask, { bit }) => mask | bit, 0);

const token = Type.String({ maxLength: MAX_TOKEN_CHARACTERS });
/** Longer ones are refused by the rules of passwords, in their own words. */
const password = Type.String({ maxLength: 4_096 });
const name = nameText(MAX_NAME_CHARACTERS);

export const accountParams = Type.Object({ id: idSchema });

export const accountBody = Type.Object({
  displayName: name,
  username: name,
  email: name,
  permission: Type.Integer({ minimum: 0, maximum: ALL_BITS }),
});

/** The form of an edit as the document shows it: every text is sent; a picture that is not sent stays. */
export const accountForm = Type.Object({
  displayName: name,
  username: name,
  email: name,
  bio: Type.String({ maxLength: MAX_BIO_CHARACTERS }),
  avatar: Type.Optional(Type.String({ format: 'binary', description: 'A new picture' })),
  removeAvatar: Type.Optional(Type.String({ maxLength: 5, description: '"true" takes the picture away' })),
});

export const linkSchema = Type.Object({ token: Type.String(), expiresAt: dateTime });
export const newAccountSchema = Type.Object({ user: userSchema, link: linkSchema });

/** In a header, and never in an address: addresses are logged, here and at every proxy. */
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

export const linkBody = Type.Object({ token: requiredText(MAX_TOKEN_CHARACTERS), password });

export const firstRunSchema = Type.Object({ isOpen: Type.Boolean(), needsToken: Type.Boolean() });
export const firstRunBody = Type.Object({ username: name, email: name, password, token });
