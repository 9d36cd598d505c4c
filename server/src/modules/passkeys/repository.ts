import { and, asc, eq, lt, or, sql } from 'drizzle-orm';

import { type Id, MAX_PASSKEYS, type Passkey } from '@contract';

import type { Database } from '../../db/database';
import { passkeys, users } from '../../db/schema';
import { refused } from '../../http/api-error';

import { passkeyMessages } from './messages';

/** Whose passkeys, and for which host they were made. */
export type Owner = { userId: Id; rpId: string };

const of = ({ userId, rpId }: Owner) => and(eq(passkeys.userId, userId), eq(passkeys.rpId, rpId));

const columns = {
  id: passkeys.id,
  name: passkeys.name,
  createdAt: passkeys.createdAt,
  lastUsedAt: passkeys.lastUsedAt,
};

type Row = { id: Id; name: string; createdAt: Date; lastUsedAt: Date | null };

const toPasskey = ({ id, name, createdAt, lastUsedAt }: Row): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

/** A person's passkeys, oldest first. */
export const listPasskeys = async (db: Database, owner: Owner): Promise<Passkey[]> => {
  const rows = await db.select(columns).from(passkeys).where(of(owner)).orderBy(asc(passkeys.id));
  return rows.map(toPasskey);
};

export const countPasskeys = (db: Database, owner: Owner): Promise<number> => db.$count(passkeys, of(owner));

/** By which a browser names a person's passkeys. */
export const credentialsOf = (db: Database, owner: Owner): Promise<{ id: string }[]> =>
  db.select({ id: passkeys.credentialId }).from(passkeys).where(of(owner)).orderBy(asc(passkeys.id));

export type NewRow = Pick<typeof passkeys.$inferInsert, 'name' | 'credentialId' | 'publicKey' | 'counter'>;

/** Stores a new passkey. Refuses one that is known, and one too many. Run it in a transaction that has locked the person. */
export const insertPasskey = async (tx: Database, owner: Owner, row: NewRow, now: Date): Promise<Passkey> => {
  if ((await countPasskeys(tx, owner)) >= MAX_PASSKEYS) throw refused(passkeyMessages.tooMany);
  const [stored] = await tx
    .insert(passkeys)
    .values({ ...owner, ...row, createdAt: now })
    .onConflictDoNothing()
    .returning(columns);
  if (!stored) throw refused(passkeyMessages.known);
  return toPasskey(stored);
};

/** The passkey that a browser names, with its owner; undefined if there is none. */
export const findPasskey = async (db: Database, rpId: string, credentialId: string) => {
  const [row] = await db
    .select({
      id: passkeys.id,
      userId: passkeys.userId,
      username: users.username,
      displayName: users.displayName,
      isDisabled: sql<boolean>`${users.disabledAt} IS NOT NULL`,
      credentialId: passkeys.credentialId,
      publicKey: passkeys.publicKey,
      counter: passkeys.counter,
    })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(and(eq(passkeys.credentialId, credentialId), eq(passkeys.rpId, rpId)));
  return row;
};

export type KnownPasskey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;

/** Notes a use; false if the passkey was removed, or if two uses at the same time have the same number. */
export const noteUse = async (db: Database, id: Id, counter: number, now: Date): Promise<boolean> => {
  const doesNotCount = and(eq(passkeys.counter, 0), sql`${counter}::bigint = 0`);
  const noted = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), or(lt(passkeys.counter, counter), doesNotCount)))
    .returning({ id: passkeys.id });
  return noted.length > 0;
};

/** Renames a passkey of the person; its name of before, or null if there is no such passkey. */
export const renamePasskey = async (
  tx: Database,
  owner: Owner,
  id: Id,
  name: string,
): Promise<string | null> => {
  const isIt = and(of(owner), eq(passkeys.id, id));
  const [was] = await tx.select({ name: passkeys.name }).from(passkeys).where(isIt).for('update');
  if (was) await tx.update(passkeys).set({ name }).where(isIt);
  return was?.name ?? null;
};

/** Removes a passkey of the person; its name, or null if there is no such passkey. */
export const removePasskey = async (tx: Database, owner: Owner, id: Id): Promise<string | null> => {
  const [removed] = await tx
    .delete(passkeys)
    .where(and(of(owner), eq(passkeys.id, id)))
    .returning({ name: passkeys.name });
  return removed?.name ?? null;
};

/** Removes all passkeys of a person, for whichever host they were made; returns their names. */
export const removePasskeysOf = async (tx: Database, userId: Id): Promise<string[]> => {
  const removed = await tx
    .delete(passkeys)
    .where(eq(passkeys.userId, userId))
    .returning({ name: passkeys.name });
  return removed.map(({ name }) => name);
};
