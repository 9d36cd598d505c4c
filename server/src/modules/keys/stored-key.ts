import { randomBytes } from 'node:crypto';

import { eq } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { settings } from '../../db/schema';

const KEY_NAME = 'token_signing_key';

/** Random text of this name, created at its first use and stored in the database, so that every instance shares it. */
export const loadStoredRandom = async (db: Database, name: string): Promise<string> => {
  const read = () => db.select({ value: settings.value }).from(settings).where(eq(settings.key, name));
  let [row] = await read();
  if (!row) {
    const made = randomBytes(32).toString('base64url');
    await db.insert(settings).values({ key: name, value: made }).onConflictDoNothing();
    [row] = await read();
  }
  if (!row) throw new Error(`The setting ${name} could not be stored.`);
  return row.value;
};

/** The secret of an installation that sets none. */
export const loadStoredKey = (db: Database): Promise<string> => loadStoredRandom(db, KEY_NAME);
