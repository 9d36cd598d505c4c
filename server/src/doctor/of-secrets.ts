import type { Database } from '../db/database';
import { databaseTime } from '../db/database-time';
import { fine, type Finding, wrong } from '../db/finding';
import type { Keyring } from '../modules/keys/keyring';
import { besideOtherSecret, findInstances } from '../modules/keys/other-secrets';
import { countUnreadableWebhooks } from '../modules/keys/reseal';
import { countUnreadable } from '../modules/two-factor/repository';
import { createSecrets } from '../modules/two-factor/secrets';

type Deps = { db: Database; keyring: Keyring; readTime?: (db: Database) => Promise<Date> };

/** Whether the secret of these settings is that of the running instances, and opens the stored second factors. */
export const secretFindings = async ({ db, keyring, readTime = databaseTime }: Deps): Promise<Finding[]> => {
  const { running, strangers } = await findInstances(db, { keyring, now: await readTime(db) });
  const unreadable = await countUnreadable(db, createSecrets(keyring));
  const found: Finding[] = [];
  if (strangers.length > 0) {
    const [what = '', todo = ''] = besideOtherSecret(strangers, keyring).split('\n');
    found.push(wrong(what, 'People are signed out at random.', todo));
  }
  if (unreadable > 0) {
    found.push(
      wrong(
        `Second factors that the secret of these settings does not open: ${unreadable}.`,
        'Their owners cannot sign in.',
        'Name the secret of before in NEWSDESK_SECRET_PREVIOUS, or reset them.',
      ),
    );
  }
  const ofWebhooks = await countUnreadableWebhooks(db, keyring);
  if (ofWebhooks > 0) {
    found.push(
      wrong(
        `Webhooks whose secret the secret of these settings does not open: ${ofWebhooks}.`,
        'Nothing can be sent to them, and their deliveries fail.',
        'Name the secret of before in NEWSDESK_SECRET_PREVIOUS, or delete them and add them again.',
      ),
    );
  }
  const instances = `Instances that run: ${running.length}.`;
  return found.length > 0 ? found : [fine(`The secret fits the database and its instances. ${instances}`)];
};
