import { PERMISSIONS, type PermissionBit, type PermissionName } from '@/shared/contract';

/** The areas of the permissions, in the order of the table. */
const AREAS = ['console', 'users', 'journalists', 'categories', 'countries', 'elsewhere'] as const;
export type PermissionArea = (typeof AREAS)[number];

const areaOf: Record<PermissionName, PermissionArea> = {
  USER: 'console',
  ADMINISTRATOR: 'console',
  TAG_EDIT: 'elsewhere',
  TAG_HIDDEN: 'elsewhere',
  NEWS_CREATE_JOURNALIST_GROUP: 'journalists',
  NEWS_DELETE_JOURNALIST_GROUP: 'journalists',
  NEWS_CATEGORY_CREATE: 'categories',
  NEWS_CATEGORY_EDIT: 'categories',
  NEWS_CATEGORY_DELETE: 'categories',
  USER_SEARCH: 'users',
  USER_READ: 'users',
  NEWS_COUNTRY_CREATE: 'countries',
  NEWS_COUNTRY_EDIT: 'countries',
  NEWS_COUNTRY_DELETE: 'countries',
  INTERACTIVE_KYC: 'elsewhere',
};

export type NamedPermission = { name: PermissionName; bit: PermissionBit };

/** Every permission in its area; within an area, lowest bit first. */
export const PERMISSIONS_BY_AREA: readonly { area: PermissionArea; permissions: NamedPermission[] }[] =
  AREAS.map((area) => ({ area, permissions: PERMISSIONS.filter(({ name }) => areaOf[name] === area) }));
