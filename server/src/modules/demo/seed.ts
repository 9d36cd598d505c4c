import { count } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { namedAs } from '../../db/name-key';
import { countries, newsCategories, users } from '../../db/schema';
import type { Clock } from '../../http/clock';
import { namesWithKeys } from '../accounts/names';
import { hashPassword } from '../auth/password';

import { DEMO_PASSWORD } from './demo-accounts';
import { insertDemoGroups } from './demo-groups';
import { DEMO_CATEGORIES, DEMO_COUNTRIES } from './demo-places';
import { demoUsers } from './demo-users';

/**
 * Writes the demo data into a database without users, all of it or nothing. The same clock gives the same
 * data; dates are in the weeks before it. Resolves to whether it wrote them.
 */
export const seedDemo = async (db: Database, clock: Clock): Promise<boolean> => {
  const [existing] = await db.select({ total: count() }).from(users);
  if (existing && existing.total > 0) return false;
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const now = clock();
  await db.transaction(async (tx) => {
    const people = await tx
      .insert(users)
      .values(demoUsers().map((user) => ({ ...user, ...namesWithKeys(user), passwordHash, createdAt: now })))
      .returning({ id: users.id });
    const categories = await tx
      .insert(newsCategories)
      .values(
        DEMO_CATEGORIES.map((name, index) => ({ ...namedAs(name), sortOrder: index + 1, createdAt: now })),
      )
      .returning({ id: newsCategories.id });
    const places = await tx
      .insert(countries)
      .values(DEMO_COUNTRIES.map(({ name, code }) => ({ ...namedAs(name), code, createdAt: now })))
      .returning({ id: countries.id, code: countries.code });
    const ids = {
      userIds: people.map(({ id }) => id),
      categoryIds: categories.map(({ id }) => id),
      countryIds: new Map(places.map(({ code, id }) => [code, id])),
    };
    await insertDemoGroups(tx, ids, now);
  });
  return true;
};
