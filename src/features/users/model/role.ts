import { Permission, permissionsIn, type PermissionName } from '@/shared/contract';

export type Role = {
  name: PermissionName;
  /** The other permissions, highest first. An ADMINISTRATOR passes every check, so theirs say nothing. */
  others: PermissionName[];
};

/** What a person's badge says of their permissions (USR-03); null where there is nothing to say. */
export const roleOf = (permission: number): Role | null => {
  if (permission & Permission.ADMINISTRATOR) return { name: 'ADMINISTRATOR', others: [] };
  const [highest, ...others] = permissionsIn(permission).map(({ name }) => name);
  return highest ? { name: highest, others } : null;
};
