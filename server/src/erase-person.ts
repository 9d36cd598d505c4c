import { parseArgs } from 'node:util';

import { runCommand, say, withDatabase } from './command';
import { StartError } from './db/database';
import { databaseTime } from './db/database-time';
import { isEmergencyAccount } from './modules/accounts/emergency-account';
import { accountsMessages } from './modules/accounts/messages';
import { serverActor } from './modules/audit/record';
import { ERASED_NAME, erasePerson } from './modules/erasure/erase-person';
import { REFUSALS } from './modules/erasure/messages';
import { findCredentials } from './modules/users/repository';

const USAGE = 'Name the person: npm run erase-person -- --username somsri';

/** Erases a person whose account is disabled; without --yes it only says what would change. */
runCommand(async () => {
  const { values } = parseArgs({ options: { username: { type: 'string' }, yes: { type: 'boolean' } } });
  const { username } = values;
  if (!username) throw new StartError(USAGE);
  const isTrial = values.yes !== true;
  await withDatabase(async ({ db, place }, { oidc }) => {
    const { id } = (await findCredentials(db, username)) ?? {};
    const by = serverActor(await databaseTime(db));
    if (id !== undefined && (await isEmergencyAccount(db, oidc, id)))
      throw new StartError(accountsMessages.emergencyAccount.en);
    const done = id === undefined ? 'nobody' : await erasePerson(db, by, id, { isTrial });
    if (done === 'nobody') throw new StartError(`There is no person with the username "${username}".`);
    if (typeof done === 'string') throw new StartError(REFUSALS[done].en);
    const { person, erasure } = done;
    const { displayName, email } = person;
    say(`${displayName}, ${email}, person ${person.id} in ${place}:`);
    say('- name, username, e-mail, bio, picture, password and permissions of the account');
    say(
      `- sessions, devices, second factor and links: ${erasure.access}; memberships of groups: ${erasure.groups}; unsaved texts: ${erasure.drafts}; views: ${erasure.views}`,
    );
    say(
      `- names and values in lines of the audit log: ${erasure.auditLines}; addresses: ${erasure.addresses}`,
    );
    say(
      `Stays, signed "${ERASED_NAME}": news ${erasure.news}, versions ${erasure.versions}, comments ${erasure.comments}.`,
    );
    say(
      isTrial
        ? 'Nothing was changed. To erase the person: the same command with --yes. It cannot be undone.'
        : 'The person was erased. Back-ups and logs that were written before still name them: docs/operations.md.',
    );
  });
});
