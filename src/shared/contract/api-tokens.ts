import type { Id } from './entities';

/** What a token lets another system do: read published news, report the views that it counted, or import news into any group. */
export const TOKEN_PURPOSES = ['read-news', 'report-views', 'import'] as const;
export type TokenPurpose = (typeof TOKEN_PURPOSES)[number];

/** The most tokens of an installation. */
export const MAX_TOKENS = 50;
export const MAX_TOKEN_NAME = 80;

/** A token with which another system calls the API (extension `tokens`). */
export type ApiToken = {
  id: Id;
  name: string;
  purpose: TokenPurpose;
  createdAt: string;
  /** The name of the administrator who created it. */
  createdBy: string;
  /** When it was last used, to the minute; null if never. */
  lastUsedAt: string | null;
};

/** A new token with its secret, which is returned once. */
export type NewApiToken = ApiToken & { secret: string };

export type ApiTokenRequest = { name: string; purpose: TokenPurpose };
