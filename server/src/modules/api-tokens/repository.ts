import { createHash, randomBytes } from 'node:crypto';

import { and, asc, count, eq, isNull, lt, or } from 'drizzle-orm';

import { type ApiToken, type ApiTokenRequest, type Id, MAX_TOKENS, type NewApiToken } from '@contract';

import type { Database } from '../../db/database';
import { apiTokens, users } from '../../db/schema';
import type { CheckedToken } from '../../http/access';

/** Marks a token where somebody finds one, for example in a public repository. */
const PREFIX = 'newsdesk_';
const SECRET_BYTES = 32;
const MINUTE_MS = 60_000;

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

const columns = {
  id: apiTokens.id,
  name: apiTokens.name,
  purpose: apiTokens.purpose,
  createdAt: apiTokens.createdAt,
  createdBy: users.displayName,
  lastUsedAt: apiTokens.lastUsedAt,
};

/** The tokens, oldest first. */
export const listTokens = async (db: Database): Promise<ApiToken[]> => {
  const rows = await db
    .select(columns)
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.createdBy))
    .orderBy(asc(apiTokens.id));
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  }));
};

type Creator = { id: Id; displayName: string };

/** Creates a token, of which only the hash is stored; null if there are too many. Run it in a transaction. */
export const createToken = async (
  tx: Database,
  { name, purpose }: ApiTokenRequest,
  by: Creator,
  now: Date,
): Promise<NewApiToken | null> => {
  const [number] = await tx.select({ all: count() }).from(apiTokens);
  if ((number?.all ?? 0) >= MAX_TOKENS) return null;
  const secret = `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64url')}`;
  const [row] = await tx
    .insert(apiTokens)
    .values({ name, purpose, hash: hashOf(secret), createdAt: now, createdBy: by.id })
    .returning({ id: apiTokens.id });
  if (!row) throw new Error('The token was not stored.');
  return {
    id: row.id,
    name,
    purpose,
    createdAt: now.toISOString(),
    createdBy: by.displayName,
    lastUsedAt: null,
    secret,
  };
};

/** Revokes a token; returns what it was, or null if there is no such token. */
export const deleteToken = async (tx: Database, id: Id) => {
  const [row] = await tx.delete(apiTokens).where(eq(apiTokens.id, id)).returning();
  return row ?? null;
};

/** A token's name and what it is for, and notes its use; undefined if there is no such token. */
export const checkToken = async (
  db: Database,
  secret: string,
  now: Date,
): Promise<CheckedToken | undefined> => {
  const [row] = await db
    .select({ id: apiTokens.id, name: apiTokens.name, purpose: apiTokens.purpose })
    .from(apiTokens)
    .where(eq(apiTokens.hash, hashOf(secret)));
  if (!row) return undefined;
  const isOld = or(
    isNull(apiTokens.lastUsedAt),
    lt(apiTokens.lastUsedAt, new Date(now.getTime() - MINUTE_MS)),
  );
  await db
    .update(apiTokens)
    .set({ lastUsedAt: now })
    .where(and(eq(apiTokens.id, row.id), isOld));
  return row;
};

/** Whether a token has not been revoked. */
export const isTokenValid = async (db: Database, id: Id): Promise<boolean> =>
  (await db.$count(apiTokens, eq(apiTokens.id, id))) > 0;
