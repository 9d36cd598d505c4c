import { nameOf, JournalistLevel, type AccountRequest, permissionsIn, presetOf } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { textLanguage } from '@/shared/i18n/text-language';
import { sameId } from '@/shared/lib/same-id';
import { Facts } from '@/shared/ui/facts/facts';

import { accountMessages } from '../account-messages';
import { useJoinableGroups } from '../model/use-joinable-groups';

/** What a new person was given: the preset or the permissions, and the groups with their levels. */
export function GivenAccess({ account: { permission, groups = [] } }: { account: AccountRequest }) {
  const messages = useMessages(accountMessages);
  const joinable = useJoinableGroups();
  const preset = presetOf(permission);
  const given = groups.map(({ groupId, level }) => {
    const group = joinable.find((one) => sameId(one.group.id, groupId))?.group.name ?? String(groupId);
    return `${group} (${nameOf(JournalistLevel, level) ?? ''})`;
  });
  return (
    <Facts>
      <div>
        <dt>{messages.permissions}</dt>
        <dd>
          {preset
            ? messages[preset]
            : permissionsIn(permission)
                .map(({ name }) => name)
                .join(', ')}
        </dd>
      </div>
      {(joinable.length > 0 || given.length > 0) && (
        <div>
          <dt>{messages.groups}</dt>
          <dd lang={textLanguage(given.join(', '))}>{given.join(', ') || messages.noGroups}</dd>
        </div>
      )}
    </Facts>
  );
}
