import { and, eq } from 'drizzle-orm';

import type { Id } from '@contract';

import type { Database } from '../../db/database';
import { secondFactors, webhooks } from '../../db/schema';
import { createSecrets } from '../two-factor/secrets';

import type { Keyring } from './keyring';
import { createSealer } from './sealer';

type Counted = {
  resealed: number;
  /** Sealed with the current secret already. */
  current: number;
  /** Sealed with a secret that the settings do not name. */
  unreadable: number;
};

export type Resealed = Counted & {
  /** People with recovery codes that only a previous secret can check: hashes cannot be converted. */
  ofPrevious: Id[];
  /** People with recovery codes of a release that stored no key ids, whose secret nobody can tell. */
  ofUnknown: Id[];
};

/** Seals the second factors with the current secret. Safe to repeat, and beside running servers that have both secrets. */
export const reseal = async (db: Database, keyring: Keyring): Promise<Resealed> => {
  const secrets = createSecrets(keyring);
  const result: Resealed = { resealed: 0, current: 0, unreadable: 0, ofPrevious: [], ofUnknown: [] };
  const rows = await db.select().from(secondFactors).orderBy(secondFactors.userId);
  for (const { userId, secret, recoveryHashes } of rows) {
    const kinds = new Set(recoveryHashes.map((hash) => secrets.secretOfHash(hash)));
    if (kinds.has('previous')) result.ofPrevious.push(userId);
    else if (kinds.has('unknown')) result.ofUnknown.push(userId);
    if (secrets.isSealedNow(secret)) {
      result.current += 1;
      continue;
    }
    const opened = secrets.open(secret, userId);
    if (!opened) {
      result.unreadable += 1;
      continue;
    }
    // Only the value that was read: its owner may set up another second factor meanwhile.
    const changed = await db
      .update(secondFactors)
      .set({ secret: secrets.seal(opened, userId) })
      .where(and(eq(secondFactors.userId, userId), eq(secondFactors.secret, secret)))
      .returning({ userId: secondFactors.userId });
    result.resealed += changed.length;
  }
  return result;
};

/** How many secrets of webhooks were sealed with a secret that the server does not have: nothing can be sent to them. */
export const countUnreadableWebhooks = async (db: Database, keyring: Keyring): Promise<number> => {
  const sealer = createSealer(keyring, 'webhook');
  const rows = await db.select({ id: webhooks.id, secret: webhooks.secret }).from(webhooks);
  return rows.filter(({ id, secret }) => !sealer.open(secret, id)).length;
};

/** Seals the secrets of webhooks with the current secret, as `reseal` does for second factors. */
export const resealWebhooks = async (db: Database, keyring: Keyring): Promise<Counted> => {
  const sealer = createSealer(keyring, 'webhook');
  const result: Counted = { resealed: 0, current: 0, unreadable: 0 };
  for (const { id, secret } of await db.select().from(webhooks)) {
    const opened = sealer.isSealedNow(secret) ? null : sealer.open(secret, id);
    if (opened) {
      await db
        .update(webhooks)
        .set({ secret: sealer.seal(opened, id) })
        .where(eq(webhooks.id, id));
      result.resealed += 1;
    } else result[opened === null ? 'current' : 'unreadable'] += 1;
  }
  return result;
};
