import { type ApiToken, type NewApiToken, TOKEN_PURPOSES, type TokenPurpose } from '@/shared/contract';

import { text, textOrNull, type Wire } from './values';

/** A token as it is listed: one for a purpose that this console does not know (null) can still be revoked. */
export type ListedToken = Omit<ApiToken, 'purpose'> & { purpose: TokenPurpose | null };

export const readToken = (wire: Wire): ListedToken => ({
  id: text(wire['id']),
  name: text(wire['name']),
  purpose: TOKEN_PURPOSES.find((known) => known === wire['purpose']) ?? null,
  createdAt: text(wire['createdAt']),
  createdBy: text(wire['createdBy']),
  lastUsedAt: textOrNull(wire['lastUsedAt']),
});

/** The secret of a new token, which no other answer contains. */
export const readSecret = (wire: Wire): Pick<NewApiToken, 'secret'> => ({ secret: text(wire['secret']) });
