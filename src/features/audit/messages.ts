import type { AuditKind } from '@/shared/contract';
import { defineMessages } from '@/shared/i18n/messages';

const thaiKinds: Record<AuditKind, string> = {
  user: 'ผู้ใช้',
  group: 'กลุ่ม',
  member: 'สมาชิก',
  category: 'หมวดหมู่',
  country: 'ประเทศ',
  news: 'ข่าว',
  session: 'การเข้าสู่ระบบ',
  setting: 'การตั้งค่า',
  webhook: 'เว็บฮุก',
  token: 'โทเค็น',
};

const englishKinds: Record<AuditKind, string> = {
  user: 'User',
  group: 'Group',
  member: 'Member',
  category: 'Category',
  country: 'Country',
  news: 'News',
  session: 'Session',
  setting: 'Setting',
  webhook: 'Webhook',
  token: 'Token',
};

const NAMED = 3;

/** As many names as fit in a line, and in words how many are left. */
const listed = (names: string[], andRest: (rest: number) => string): string => {
  const named = names.slice(0, NAMED).join(', ');
  const rest = names.length - NAMED;
  return rest > 0 ? `${named} ${andRest(rest)}` : named;
};

export const auditMessages = defineMessages({
  quoted: {
    view: ['View', 'เปิดดู'],
  },
  th: {
    title: 'บันทึกการใช้งาน',
    history: 'ประวัติ',
    details: (line: string) => `รายละเอียด: ${line}`,
    detailsShort: 'รายละเอียด',
    signIns: (names: string, count: number) =>
      count === 1 ? `${names} เข้าสู่ระบบ` : `${names} เข้าสู่ระบบ ${count} ครั้ง`,
    nameList: (names: string[]) => listed(names, (rest) => `และอีก ${rest} คน`),
    address: 'จาก',
    action: 'การทำงาน',
    kind: 'ประเภท',
    all: 'ทั้งหมด',
    days: 'ช่วงวันที่',
    fromDay: 'ตั้งแต่วันที่',
    toDay: 'ถึงวันที่',
    onlyPerson: 'ผู้ทำ',
    onlyObject: 'รายการ',
    onlyGroup: 'กลุ่ม',
    pages: 'หน้า',
    newer: 'ใหม่กว่า',
    older: 'เก่ากว่า',
    exportCsv: 'ส่งออก CSV',
    server: 'เซิร์ฟเวอร์',
    kindName: (kind: AuditKind) => thaiKinds[kind],
    undoQuestion: 'ต้องการย้อนกลับรายการนี้ใช่หรือไม่',
    undoLine: (what: string) => `ย้อนกลับ: ${what}`,
    none: 'ไม่มีรายการที่ตรงกับตัวกรอง',
    noHistory: 'ยังไม่มีประวัติ',
    nothing: 'ไม่มี',
    characters: (count: number) => `${count.toLocaleString('en')} ตัวอักษร`,
    exported: 'ดาวน์โหลดไฟล์แล้ว',
  },
  en: {
    title: 'Audit log',
    history: 'History',
    details: (line: string) => `Details: ${line}`,
    detailsShort: 'Details',
    signIns: (names: string, count: number) =>
      count === 1 ? `${names} signed in` : `${names} signed in ${count} times`,
    nameList: (names: string[]) =>
      listed(names, (rest) => (rest === 1 ? 'and 1 other' : `and ${rest} others`)),
    address: 'From',
    action: 'Action',
    kind: 'Kind',
    all: 'All',
    days: 'Days',
    fromDay: 'From day',
    toDay: 'To day',
    onlyPerson: 'Person',
    onlyObject: 'Item',
    onlyGroup: 'Group',
    pages: 'Pages',
    newer: 'Newer',
    older: 'Older',
    exportCsv: 'Export CSV',
    server: 'Server',
    kindName: (kind: AuditKind) => englishKinds[kind],
    undoQuestion: 'Undo this change?',
    undoLine: (what: string) => `Undo: ${what}`,
    none: 'No records match the filter.',
    noHistory: 'No history yet.',
    nothing: 'nothing',
    characters: (count: number) => `${count.toLocaleString('en')} characters`,
    exported: 'The file was downloaded.',
  },
});
