import { defineMessages } from '@/shared/i18n/messages';

export const erasureMessages = defineMessages({
  quoted: {
    username: ['Username', 'ชื่อผู้ใช้'],
    cancel: ['Cancel', 'ยกเลิก'],
  },
  th: {
    erase: 'ลบข้อมูลส่วนบุคคล',
    question: (name: string) =>
      `ต้องการลบข้อมูลส่วนบุคคลของ ${name} ใช่หรือไม่ ชื่อ ชื่อผู้ใช้ อีเมล รูป รหัสผ่าน และสิทธิ์จะหายไปอย่างถาวร กู้คืนไม่ได้`,
    goes: 'สิ่งที่จะถูกลบ',
    stays: 'สิ่งที่ยังอยู่ โดยไม่มีชื่อของคนนี้',
    groups: 'การเป็นสมาชิกกลุ่ม',
    access: 'อุปกรณ์ การเข้าสู่ระบบ และลิงก์',
    drafts: 'ข้อความที่ยังไม่ได้บันทึก',
    views: 'มุมมองที่ไม่ได้แบ่งปัน',
    auditLines: 'ชื่อและค่าในบันทึกการใช้งาน (รายการ)',
    addresses: 'ที่อยู่เครือข่ายในบันทึกการใช้งาน',
    news: 'ข่าว',
    versions: 'รุ่นของข่าว',
    comments: 'ความเห็น',
    type: (username: string) => `พิมพ์ ${username} เพื่อยืนยัน`,
    notTheName: (username: string) => `ข้อความนี้ไม่ตรงกับ ${username}`,
    erased: (name: string) => `ลบข้อมูลส่วนบุคคลของ ${name} แล้ว`,
  },
  en: {
    erase: 'Erase person',
    question: (name: string) =>
      `Erase the personal data of ${name}? Name, username, e-mail, picture, password and permissions are gone for good: you cannot undo this.`,
    goes: 'What goes',
    stays: 'What stays, without the name of this person',
    groups: 'Memberships of groups',
    access: 'Devices, sessions and links',
    drafts: 'Unsaved texts',
    views: 'Views that are not shared',
    auditLines: 'Names and values in the audit log (lines)',
    addresses: 'Network addresses in the audit log',
    news: 'News',
    versions: 'Versions of news',
    comments: 'Comments',
    type: (username: string) => `Type ${username} to confirm`,
    notTheName: (username: string) => `This is not ${username}.`,
    erased: (name: string) => `The personal data of ${name} was erased.`,
  },
});
