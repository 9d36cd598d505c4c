import { PERMISSIONS, type PermissionName } from '@/shared/contract';
import { PERMISSION_ALLOWS } from '@/shared/contract/right-texts';
import { defineMessages } from '@/shared/i18n/messages';

import type { PermissionArea } from './model/permission-areas';

const areas = {
  th: {
    console: 'ระบบหลังบ้าน',
    users: 'ผู้ใช้',
    journalists: 'กลุ่มนักข่าว',
    categories: 'หมวดหมู่ข่าว',
    countries: 'ประเทศของข่าว',
    elsewhere: 'ส่วนอื่นของผลิตภัณฑ์',
  },
  en: {
    console: 'Console',
    users: 'Users',
    journalists: 'Journalists',
    categories: 'News categories',
    countries: 'News countries',
    elsewhere: 'Elsewhere in the product',
  },
} satisfies Record<string, Record<PermissionArea, string>>;

const allowedIn = (language: 'th' | 'en') =>
  Object.fromEntries(PERMISSIONS.map(({ name }) => [name, PERMISSION_ALLOWS[name][language]])) as Record<
    PermissionName,
    string
  >; // fromEntries loses the key type

/** The areas, and what each permission allows. */
export const permissionMessages = defineMessages({
  th: { ...areas.th, ...allowedIn('th') },
  en: { ...areas.en, ...allowedIn('en') },
});
