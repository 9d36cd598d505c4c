import { paths } from '@/shared/config/paths';
import type { Id } from '@/shared/contract';

/** The parameter of the address that names the open tab of a group. */
export const GROUP_TAB = 'tab';

/** The overview of a group with its members open. */
export const membersHref = (groupId: Id): string => `${paths.group.href(groupId)}?${GROUP_TAB}=members`;
