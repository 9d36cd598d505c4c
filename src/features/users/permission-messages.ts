import { PERMISSIONS, type PermissionName } from '@/shared/contract';
import { PERMISSION_ALLOWS } from '@/shared/contract/right-texts';
import { defineMessages } from '@/shared/i18n/messages';

import type { PermissionArea } from './model/permission-areas';

const areas: Record<PermissionArea, string> = {
  console: 'Console',
  users: 'Users',
  journalists: 'Journalists',
  categories: 'News categories',
  countries: 'News countries',
  elsewhere: 'Elsewhere in the product',
};

const allowedIn = (language: 'th' | 'en') =>
  Object.fromEntries(PERMISSIONS.map(({ name }) => [name, PERMISSION_ALLOWS[name][language]])) as Record<
    PermissionName,
    string
  >; // fromEntries loses the key type

/** The areas, and what each permission allows. */
export const permissionMessages = defineMessages({
  th: { ...areas, ...allowedIn('th') },
  en: { ...areas, ...allowedIn('en') },
});
