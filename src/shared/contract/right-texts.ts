import type { JournalistLevel } from './enums';
import { LOWEST_LEVEL } from './levels';
import type { PermissionName } from './permissions';

/** A sentence in both languages of the product. */
type Sentence = { th: string; en: string };

const ELSEWHERE: Sentence = {
  th: 'ไม่มีผลในระบบนี้ ส่วนอื่นของผลิตภัณฑ์เป็นผู้ใช้สิทธิ์นี้',
  en: 'Has no effect in this console. Another part of the product uses it.',
};

/** What each permission allows on the routes of the console and of the server. */
export const PERMISSION_ALLOWS: Record<PermissionName, Sentence> = {
  USER: {
    th: 'ลงชื่อเข้าใช้ได้เหมือนทุกคน ไม่มีสิทธิ์อื่นเพิ่มเติม',
    en: 'Signs in; allows nothing else.',
  },
  ADMINISTRATOR: {
    th: 'ทำได้ทุกอย่างที่สิทธิ์อื่นอนุญาต และเพิ่มหรือถอนสิทธิ์ของทุกคนได้',
    en: 'Does everything that the other permissions allow, and changes everyone’s permissions.',
  },
  USER_SEARCH: {
    th: 'เปิดรายชื่อผู้ใช้และค้นหาผู้ใช้',
    en: 'Opens the list of users and searches it.',
  },
  USER_READ: {
    th: 'เปิดหน้าของผู้ใช้แต่ละคน และหน้าแก้ไขหมวดหมู่ข่าว',
    en: 'Opens the page of a user, and the page that edits a news category.',
  },
  NEWS_CREATE_JOURNALIST_GROUP: { th: 'สร้างกลุ่มนักข่าว', en: 'Creates journalist groups.' },
  NEWS_DELETE_JOURNALIST_GROUP: {
    th: 'ลบกลุ่มนักข่าวพร้อมข่าวทั้งหมดของกลุ่ม',
    en: 'Deletes a journalist group with all of its news.',
  },
  NEWS_CATEGORY_CREATE: { th: 'สร้างหมวดหมู่ข่าว', en: 'Creates news categories.' },
  NEWS_CATEGORY_EDIT: {
    th: 'เปลี่ยนชื่อและจัดลำดับหมวดหมู่ข่าว',
    en: 'Renames news categories and changes their order.',
  },
  NEWS_CATEGORY_DELETE: {
    th: 'ลบหมวดหมู่ข่าว และใช้คำสั่งแก้ไขในเมนูของรายการหมวดหมู่',
    en: 'Deletes news categories, and uses Edit in the menu of their list.',
  },
  NEWS_COUNTRY_CREATE: { th: 'เพิ่มประเทศ', en: 'Adds countries.' },
  NEWS_COUNTRY_EDIT: { th: 'แก้ไขประเทศ', en: 'Changes countries.' },
  NEWS_COUNTRY_DELETE: { th: 'ลบประเทศ', en: 'Deletes countries.' },
  TAG_EDIT: ELSEWHERE,
  TAG_HIDDEN: ELSEWHERE,
  INTERACTIVE_KYC: ELSEWHERE,
};

/** What a level allows in its group that lower levels do not. */
export const LEVEL_ALLOWS: Partial<Record<JournalistLevel, Sentence>> = {
  [LOWEST_LEVEL.manageMembers]: {
    th: 'เปลี่ยนชื่อกลุ่ม จัดการสมาชิก หมวดหมู่ และแม่แบบของกลุ่ม',
    en: 'Renames the group and manages its members, categories and templates.',
  },
  [LOWEST_LEVEL.invite]: { th: 'เชิญสมาชิก', en: 'Invites members.' },
  [LOWEST_LEVEL.approve]: { th: 'อนุมัติข่าว', en: 'Approves news.' },
  [LOWEST_LEVEL.read]: {
    th: 'เปิดกลุ่ม อ่านและเขียนข่าวของกลุ่ม',
    en: 'Opens the group, reads and writes its news.',
  },
};
