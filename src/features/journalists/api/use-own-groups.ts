import { type Id, mayAtLevel } from '@/shared/contract';
import { sameId } from '@/shared/lib/same-id';

import { ownLevel } from '../model/levels';

import { useListGroupsQuery } from './journalists-api';

/** The groups to which the person belongs, with the query that lists them. */
export const useOwnGroups = () => {
  const { data, ...query } = useListGroupsQuery({ search: '' });
  const own = data?.filter((group) => ownLevel(group) !== null);
  return {
    ...query,
    /** Undefined until the groups are known. */
    own,
    /** Writes in a group, and approves in none. */
    isWriter:
      own !== undefined && own.length > 0 && !own.some((group) => mayAtLevel(ownLevel(group), 'approve')),
    levelOf: (groupId: Id) => ownLevel(own?.find(({ id }) => sameId(id, groupId))),
  };
};
