import type { Localized } from '../../http/localized';

export const signInWaysMessages = {
  notOneself: {
    th: 'ลบของตัวเองที่นี่ไม่ได้ ลบได้ที่ “บัญชีของฉัน”',
    en: 'You cannot remove your own here. Remove it under My account.',
  },
  onlyWay: {
    th: 'คนนี้เข้าสู่ระบบด้วยพาสคีย์นี้เท่านั้น จึงลบไม่ได้ ส่งลิงก์ตั้งรหัสผ่านใหม่ให้ก่อน หรือปิดบัญชี',
    en: 'This passkey is the only way in which this person signs in, so it cannot be removed. Send them a link for a new password first, or disable the account.',
  },
  passkeyRemoved: { th: 'ลบพาสคีย์แล้ว', en: 'The passkey was removed.' },
  unlinked: { th: 'เลิกเชื่อมแล้ว', en: 'The link was removed.' },
} satisfies Record<string, Localized>;
