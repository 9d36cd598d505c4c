import type { User } from '@contract';

import type { Database } from '../../db/database';
import { type AuditActor, personObject, recordAudit } from '../audit/record';
import { removeLinksOf } from '../oidc/links';
import { removePasskeysOf } from '../passkeys/repository';

/**
 * Removes every way in but the password: all passkeys of a person, and all links to providers. Returns how many. Run it in a
 * transaction that has locked the person.
 */
export const removeOtherWays = async (
  tx: Database,
  by: AuditActor,
  user: Pick<User, 'id' | 'displayName'>,
): Promise<number> => {
  const object = personObject(user);
  const names = await removePasskeysOf(tx, user.id);
  for (const passkey of names)
    await recordAudit(tx, by, { action: 'passkey.removed', object, before: { passkey } });
  const links = await removeLinksOf(tx, user.id);
  for (const before of links) await recordAudit(tx, by, { action: 'provider.unlinked', object, before });
  return names.length + links.length;
};
