import { and, asc, eq, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';

import {
  type Id,
  type Paginated,
  Permission,
  type PermissionBit,
  type User,
  type UserState,
} from '@contract';

import type { Database } from '../../db/database';
import { hasPlaceholder, isNamed } from '../../db/name-key';
import { matchesFor, PAGE_ID, PAGE_TOTAL, pageOfList, pageOfMatches, placeOf } from '../../db/page';
import { sessions, totals, users } from '../../db/schema';
import { inNames } from '../../db/search/conditions';
import { readList } from '../../db/search/time-limit';
import { type PageRequest, toPaginated } from '../../http/paginate';

/** The columns that are sent to clients, without the password hash. */
const userColumns = {
  id: users.id,
  email: users.email,
  username: users.username,
  displayName: users.displayName,
  bio: users.bio,
  avatarUrl: users.avatarUrl,
  permission: users.permission,
};

/** Whether the person can sign in: the account is not disabled, and has a password. */
export const isActive = and(isNull(users.disabledAt), isNotNull(users.passwordHash));

const IN_STATE: Record<UserState, SQL | undefined> = {
  active: isActive,
  invited: and(isNull(users.disabledAt), isNull(users.passwordHash)),
  disabled: isNotNull(users.disabledAt),
};

/** Those columns, and the state of the account (extension `accounts`). */
const accountColumns = {
  ...userColumns,
  state: sql<UserState>`CASE WHEN ${IN_STATE.disabled} THEN 'disabled' WHEN ${IN_STATE.invited} THEN 'invited' ELSE 'active' END`,
};

export const findUser = async (db: Database, id: Id): Promise<User | null> => {
  const [user] = await db.select(accountColumns).from(users).where(eq(users.id, id));
  return user ?? null;
};

/** The user, locked until the transaction ends. */
export const lockUser = async (tx: Database, id: Id): Promise<User | null> => {
  const [user] = await tx.select(accountColumns).from(users).where(eq(users.id, id)).for('no key update');
  return user ?? null;
};

/** The user of a token, if its session is open; one query, because every call needs it. */
export const findUserOfSession = async (
  db: Database,
  { userId, sessionId }: { userId: Id; sessionId: string },
): Promise<User | null> => {
  const [user] = await db
    .select(userColumns)
    .from(users)
    .innerJoin(sessions, eq(sessions.userId, users.id))
    .where(and(eq(users.id, userId), eq(sessions.id, sessionId), isNull(users.disabledAt)));
  return user ?? null;
};

const openingHash = sql<string | null>`CASE WHEN ${users.disabledAt} IS NULL THEN ${users.passwordHash} END`;

/**
 * The user and hash for sign-in, by username or e-mail, in whatever spelling. A name that is written exactly like a later
 * double means that account, and a username takes precedence over the same text as an e-mail. There is no hash if the account is disabled or has no password yet.
 */
export const findCredentials = async (db: Database, name: string) => {
  const [isUsername, isEmail] = [isNamed(users.usernameKey, name), isNamed(users.emailKey, name)];
  const [row] = await db
    .select({ id: users.id, displayName: users.displayName, passwordHash: openingHash })
    .from(users)
    .where(or(isUsername, isEmail))
    .orderBy(
      sql`${isUsername} AND ${hasPlaceholder(users.usernameKey)} DESC`,
      sql`${isEmail} AND ${hasPlaceholder(users.emailKey)} DESC`,
      sql`${isUsername} DESC`,
    )
    .limit(1);
  return row;
};

export type UserSearch = { search: string; state?: UserState };

const pageOfUsers = (db: Database, { search, state }: UserSearch, page: PageRequest): SQL => {
  const found = inNames(users.searchText, search);
  if (!found && !state) {
    const total = sql`SELECT ${totals.total} FROM ${totals} WHERE ${totals.table} = 'users'`;
    return pageOfList({ table: users, id: users.id, order: [users.id], newestFirst: false, total }, page);
  }
  const matches = db
    .select({ id: users.id })
    .from(users)
    .where(and(state && IN_STATE[state], found))
    .orderBy(asc(users.id))
    .limit(matchesFor(page).most);
  return pageOfMatches(matches, page);
};

/** A page of users by id. */
export const searchUsers = async (
  db: Database,
  wanted: UserSearch,
  page: PageRequest,
): Promise<Paginated<User>> => {
  const rows = await readList(db, wanted.search, (tx) =>
    tx
      .select({ ...accountColumns, total: PAGE_TOTAL })
      .from(users)
      .innerJoin(pageOfUsers(tx, wanted, page), eq(users.id, PAGE_ID))
      .orderBy(asc(users.id)),
  );
  return toPaginated(
    rows.map(({ total: _total, ...user }) => user),
    placeOf(rows, page),
  );
};

/** The user after a change of a permission, and whether that changed anything. */
export type PermissionChange = { user: User; isChanged: boolean };

/** Changes a user's permission bits; only one writer at a time can read and change them. */
const changePermission = async (
  tx: Database,
  id: Id,
  change: (permission: number) => number,
): Promise<PermissionChange | null> => {
  const [before] = await tx.select(userColumns).from(users).where(eq(users.id, id)).for('update');
  if (!before) return null;
  const user = { ...before, permission: change(before.permission) };
  if (user.permission === before.permission) return { user, isChanged: false };
  await tx.update(users).set({ permission: user.permission }).where(eq(users.id, id));
  return { user, isChanged: true };
};

/** Adds a bit. Run it in a transaction. */
export const addPermission = (tx: Database, id: Id, bit: PermissionBit): Promise<PermissionChange | null> =>
  changePermission(tx, id, (permission) => permission | bit);

/**
 * Whether this person is the only working administrator: accounts that are disabled or have no password yet do not count.
 * Locks all administrators first, so that two people who remove it from each other at the same time do not both succeed.
 * Run it in the transaction of the change.
 */
export const isLastAdministrator = async (tx: Database, id: Id): Promise<boolean> => {
  const administrators = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(sql`${users.permission} & ${Permission.ADMINISTRATOR} <> 0`, isActive))
    .orderBy(asc(users.id))
    .for('update');
  return administrators.length === 1 && administrators[0]?.id === id;
};

/**
 * Removes a bit; returns `'last-administrator'` if no administrator would remain (SRV-06). Run it in a
 * transaction.
 */
export const removePermission = async (
  tx: Database,
  id: Id,
  bit: PermissionBit,
): Promise<PermissionChange | null | 'last-administrator'> => {
  if (bit === Permission.ADMINISTRATOR && (await isLastAdministrator(tx, id))) return 'last-administrator';
  return changePermission(tx, id, (permission) => permission & ~bit);
};
