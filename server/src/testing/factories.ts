import { eq } from 'drizzle-orm';

import { type Id, JournalistLevel, Permission, PostStatus, type User } from '@contract';

import type { Database } from '../db/database';
import { namedAs } from '../db/name-key';
import { countries, groupCategories, groupMembers, journalistGroups, news, users } from '../db/schema';
import { namesWithKeys } from '../modules/accounts/names';
import { hashPassword } from '../modules/auth/password';
import { createCategory } from '../modules/categories/repository';
import { findCountryId } from '../modules/countries/repository';
import { insertNews, type NewNews } from '../modules/news/repository';
import { publish, thatIs } from '../modules/published/publish';
import { findUser } from '../modules/users/repository';
import { keepFirstVersion } from '../modules/versions/keep-version';

import { START_OF_TESTS } from './test-server';

export const PASSWORD = 'correct horse';
let passwordHash: Promise<string> | undefined;
let serial = 0;
const next = () => (serial += 1);

const stored = <T>(row: T | undefined | null): T => {
  if (row === undefined || row === null) throw new Error('The row was not stored.');
  return row;
};

/** A user who signs in with PASSWORD. */
export const createUser = async (db: Database, overrides: Partial<Omit<User, 'id'>> = {}): Promise<User> => {
  passwordHash ??= hashPassword(PASSWORD);
  const number = next();
  const names = {
    email: `person${number}@newsdesk.example`,
    username: `person${number}`,
    displayName: `Person ${number}`,
    ...overrides,
  };
  const [row] = await db
    .insert(users)
    .values({
      ...namesWithKeys(names),
      permission: Permission.USER,
      passwordHash: await passwordHash,
      ...overrides,
    })
    .returning({ id: users.id });
  return stored(await findUser(db, stored(row).id));
};

export const createGroup = async (db: Database, name = `Group ${next()}`): Promise<Id> => {
  const [row] = await db
    .insert(journalistGroups)
    .values(namedAs(name))
    .returning({ id: journalistGroups.id });
  return stored(row).id;
};

/** A user who is a member of the group at the level. */
export const createMember = async (db: Database, groupId: Id, level: JournalistLevel): Promise<User> => {
  const user = await createUser(db);
  await db.insert(groupMembers).values({ groupId, userId: user.id, level });
  return user;
};

/** A category; it is added to the group if one is given. */
export const createGroupCategory = async (db: Database, groupId?: Id): Promise<Id> => {
  const { id } = await db.transaction((tx) => createCategory(tx, `Category ${next()}`));
  if (groupId !== undefined) await db.insert(groupCategories).values({ groupId, categoryId: id });
  return id;
};

const createThailand = (db: Database) =>
  db
    .insert(countries)
    .values({ ...namedAs('ไทย'), code: 'TH' })
    .onConflictDoNothing();

/** A group with a Head and a category, and the country Thailand. */
export const createNewsroom = async (db: Database) => {
  const groupId = await createGroup(db);
  const head = await createMember(db, groupId, JournalistLevel.Head);
  const categoryId = await createGroupCategory(db, groupId);
  await createThailand(db);
  return { groupId, head, categoryId };
};

type Required = Pick<NewNews, 'groupId' | 'authorId' | 'categoryId'>;

/** A draft of Thailand that waits, or one that is published for 24 hours or permanently. */
export const createNewsItem = async (db: Database, values: Required & Partial<NewNews>): Promise<Id> => {
  const countryId = stored(await findCountryId(db, 'TH'));
  const isApproved = values.approvedPermanently === true || Boolean(values.approvedUntil);
  const row = await db.transaction(async (tx) => {
    const made = await insertNews(tx, {
      title: `News ${next()}`,
      metaTitle: '',
      markdown: 'Lead',
      metaDescription: '',
      countryId,
      publishedAt: START_OF_TESTS,
      createdAt: START_OF_TESTS,
      html: '<p>Text</p>',
      tags: [],
      references: [],
      videoUrl: '',
      tiktokUrl: '',
      coverImageUrl: '/files/drawings/cover-1.svg',
      squareImageUrl: '/files/drawings/square-1.svg',
      status: isApproved ? PostStatus.Published : PostStatus.Draft,
      approvedUntil: null,
      approvedPermanently: false,
      publishedVersion: isApproved ? 1 : null,
      shownFrom: isApproved ? (values.publishedAt ?? START_OF_TESTS) : null,
      waitingSince: isApproved ? null : (values.createdAt ?? START_OF_TESTS),
      ...values,
    });
    await keepFirstVersion(tx, made, { reason: 'found', fromNumber: null, savedAt: null, savedBy: null });
    if (isApproved) await publish(tx, thatIs(made.id), { at: null, by: null });
    return made;
  });
  return row.id;
};

/** Rows like that of an item, each with its own values; no counter counts them. */
export const copyNewsItem = async (
  db: Database,
  newsId: Id,
  copies: Partial<typeof news.$inferInsert>[],
): Promise<void> => {
  const [row] = await db.select().from(news).where(eq(news.id, newsId));
  const { id: _id, ...values } = stored(row);
  const AT_ONCE = 1_000; // a statement has at most 65,535 parameters
  for (let first = 0; first < copies.length; first += AT_ONCE) {
    const some = copies.slice(first, first + AT_ONCE);
    await db.insert(news).values(some.map((copy) => ({ ...values, ...copy })));
  }
};
