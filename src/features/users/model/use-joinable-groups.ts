import { invitableLevels, ownLevel, useListGroupsQuery } from '@/features/journalists';
import { useExtension } from '@/shared/config/extensions';
import { type JournalistGroup, JournalistLevel, mayAtLevel } from '@/shared/contract';

type LevelOption = { label: string; value: JournalistLevel };

/** A group of which an administrator can make a new person a member, with the levels that they can give, highest first. */
export type JoinableGroup = { group: JournalistGroup; levels: LevelOption[] };

/** The groups in which the administrator invites; in any other they can only appoint a Head (extension `members`). */
export const useJoinableGroups = (): JoinableGroup[] => {
  const isAnnounced = useExtension('accounts-with-access');
  const appoints = useExtension('members');
  const { data = [] } = useListGroupsQuery({ search: '' }, { skip: !isAnnounced });
  return data.flatMap((group) => {
    const own = ownLevel(group);
    if (mayAtLevel(own, 'invite')) return [{ group, levels: invitableLevels(own) }];
    const levels = invitableLevels(JournalistLevel.Head).filter(
      ({ value }) => value === JournalistLevel.Head,
    );
    return appoints ? [{ group, levels }] : [];
  });
};
