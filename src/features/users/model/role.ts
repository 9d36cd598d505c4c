import { Permission, permissionsIn, type PermissionName } from '@/shared/contract';

export type Role = {
  name: PermissionName;
  /** The other permissions, highest first. Empty for an ADMINISTRATOR, who passes every check anyway. */
  others: PermissionName[];
};

/** The content of a person's role badge (USR-03); null without a permission. */
export const roleOf = (permission: number): Role | null => {
  if (permission & Permission.ADMINISTRATOR) return { name: 'ADMINISTRATOR', others: [] };
  const [highest, ...others] = permissionsIn(permission).map(({ name }) => name);
  return highest ? { name: highest, others } : null;
};
