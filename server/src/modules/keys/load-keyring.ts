import type { Database } from '../../db/database';
import type { Config } from '../../settings/config';
import { STORED_SECRET } from '../../settings/read-secrets';

import { createKeyring, type Keyring } from './keyring';
import { loadStoredKey } from './stored-key';

/** The keys of the settings; without a secret, those of the one in the database. */
export const loadKeyring = async (
  db: Database,
  { secret, previousSecrets = [] }: Partial<Pick<Config, 'secret' | 'previousSecrets'>>,
): Promise<Keyring> => {
  const previous: string[] = [];
  for (const one of previousSecrets) previous.push(one === STORED_SECRET ? await loadStoredKey(db) : one);
  return createKeyring(secret ?? (await loadStoredKey(db)), previous);
};
