/** The permission bits of `User.permission` (docs/requirements.md, PRM-01). */
export const Permission = {
  USER: 2,
  ADMINISTRATOR: 4,
  TAG_EDIT: 8,
  TAG_HIDDEN: 16,
  NEWS_CREATE_JOURNALIST_GROUP: 32,
  NEWS_DELETE_JOURNALIST_GROUP: 64,
  NEWS_CATEGORY_CREATE: 128,
  NEWS_CATEGORY_EDIT: 256,
  NEWS_CATEGORY_DELETE: 512,
  USER_SEARCH: 1024,
  USER_READ: 2048,
  NEWS_COUNTRY_CREATE: 4096,
  NEWS_COUNTRY_EDIT: 8192,
  NEWS_COUNTRY_DELETE: 16384,
  INTERACTIVE_KYC: 131072,
} as const;

export type PermissionName = keyof typeof Permission;
export type PermissionBit = (typeof Permission)[PermissionName];

/** All permissions, lowest bit first. */
export const PERMISSIONS: readonly { name: PermissionName; bit: PermissionBit }[] = (
  Object.keys(Permission) as PermissionName[]
) // Object.keys loses the key type
  .map((name) => ({ name, bit: Permission[name] }));

/** Whether the mask has every required bit. ADMINISTRATOR passes every check (PRM-01). */
export const hasPermission = (mask: number, required: number): boolean =>
  (mask & Permission.ADMINISTRATOR) !== 0 || (mask & required) === required;

/** The permissions set in a mask, highest bit first, without unnamed bits. */
export const permissionsIn = (mask: number): { name: PermissionName; bit: PermissionBit }[] =>
  PERMISSIONS.filter(({ bit }) => (mask & bit) !== 0).reverse();
