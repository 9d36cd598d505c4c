import type { PermissionName } from '@/shared/contract';
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

const elsewhere = {
  th: 'ไม่มีผลในระบบนี้ ส่วนอื่นของผลิตภัณฑ์เป็นผู้ใช้สิทธิ์นี้',
  en: 'Allows nothing in this console; another part of the product uses it.',
};

const allowedInThai: Record<PermissionName, string> = {
  USER: 'ลงชื่อเข้าใช้ได้เหมือนทุกคน ไม่มีสิทธิ์อื่นเพิ่มเติม',
  ADMINISTRATOR: 'ทำได้ทุกอย่างที่สิทธิ์อื่นอนุญาต และเพิ่มหรือถอนสิทธิ์ของทุกคนได้',
  USER_SEARCH: 'เปิดรายชื่อผู้ใช้และค้นหาผู้ใช้',
  USER_READ: 'เปิดหน้าของผู้ใช้แต่ละคน และหน้าแก้ไขหมวดหมู่ข่าว',
  NEWS_CREATE_JOURNALIST_GROUP: 'สร้างกลุ่มนักข่าว',
  NEWS_DELETE_JOURNALIST_GROUP: 'ลบกลุ่มนักข่าวพร้อมข่าวทั้งหมดของกลุ่ม',
  NEWS_CATEGORY_CREATE: 'สร้างหมวดหมู่ข่าว',
  NEWS_CATEGORY_EDIT: 'เปลี่ยนชื่อและจัดลำดับหมวดหมู่ข่าว',
  NEWS_CATEGORY_DELETE: 'ลบหมวดหมู่ข่าว และใช้ Edit ในเมนูของรายการหมวดหมู่',
  NEWS_COUNTRY_CREATE: 'เพิ่มประเทศ',
  NEWS_COUNTRY_EDIT: 'แก้ไขประเทศ',
  NEWS_COUNTRY_DELETE: 'ลบประเทศ',
  TAG_EDIT: elsewhere.th,
  TAG_HIDDEN: elsewhere.th,
  INTERACTIVE_KYC: elsewhere.th,
};

const allowedInEnglish: Record<PermissionName, string> = {
  USER: 'Signs in like everybody; allows nothing beyond that.',
  ADMINISTRATOR: 'Does everything that a permission allows, and changes everyone’s permissions.',
  USER_SEARCH: 'Opens the list of users and searches it.',
  USER_READ: 'Opens the page of a user, and the page that edits a news category.',
  NEWS_CREATE_JOURNALIST_GROUP: 'Creates journalist groups.',
  NEWS_DELETE_JOURNALIST_GROUP: 'Deletes a journalist group with all of its news.',
  NEWS_CATEGORY_CREATE: 'Creates news categories.',
  NEWS_CATEGORY_EDIT: 'Renames news categories and changes their order.',
  NEWS_CATEGORY_DELETE: 'Deletes news categories, and uses Edit in the menu of their list.',
  NEWS_COUNTRY_CREATE: 'Adds countries.',
  NEWS_COUNTRY_EDIT: 'Changes countries.',
  NEWS_COUNTRY_DELETE: 'Deletes countries.',
  TAG_EDIT: elsewhere.en,
  TAG_HIDDEN: elsewhere.en,
  INTERACTIVE_KYC: elsewhere.en,
};

/** The areas, and what each permission allows, as the routes of the console and of the server ask for it. */
export const permissionMessages = defineMessages({
  th: { ...areas, ...allowedInThai },
  en: { ...areas, ...allowedInEnglish },
});
