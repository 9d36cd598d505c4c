import { randomBytes } from 'node:crypto';

import { eq } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { settings } from '../../db/schema';

const KEY_NAME = 'token_signing_key';

/** The secret of an installation that sets none: created at the first start and stored in the database, so that every instance shares it. */
export const loadStoredKey = async (db: Database): Promise<string> => {
  const made = randomBytes(32).toString('base64url');
  await db.insert(settings).values({ key: KEY_NAME, value: made }).onConflictDoNothing();
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, KEY_NAME));
  if (!row) throw new Error('The secret of the server could not be stored.');
  return row.value;
};
