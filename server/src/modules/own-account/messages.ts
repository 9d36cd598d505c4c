import type { Localized } from '../../http/localized';

export const ownAccountMessages = {
  avatarSaved: { th: 'เปลี่ยนรูปประจำตัวแล้ว', en: 'Your picture was changed.' },
  avatarRemoved: { th: 'นำรูปประจำตัวออกแล้ว', en: 'Your picture was removed.' },
  profileSaved: { th: 'บันทึกโปรไฟล์แล้ว', en: 'Your profile was saved.' },
  wrongPassword: { th: 'รหัสผ่านปัจจุบันไม่ถูกต้อง', en: 'This is not your current password.' },
  noPassword: {
    th: 'บัญชีของคุณยังไม่มีรหัสผ่าน ขอลิงก์ตั้งรหัสผ่านจากผู้ดูแลระบบ หรือออกจากระบบแล้วเลือก “ลืมรหัสผ่าน” หากมีให้เลือก',
    en: 'Your account has no password yet. Ask an administrator for a link to set one, or log out and choose Forgotten password, where it is offered.',
  },
  samePassword: {
    th: 'รหัสผ่านใหม่ต้องต่างจากรหัสผ่านปัจจุบัน',
    en: 'The new password must differ from the current one.',
  },
  tooManyAttempts: (minutes: number): Localized => ({
    th: `ใส่รหัสผิดหลายครั้งเกินไป กรุณาลองใหม่ในอีก ${minutes} นาที`,
    en: `Too many wrong answers. Please try again in ${minutes} minutes.`,
  }),
  passwordChanged: (ended: number): Localized => ({
    th: ended > 0 ? `เปลี่ยนรหัสผ่านแล้ว และออกจากระบบในอุปกรณ์อื่น ${ended} แห่ง` : 'เปลี่ยนรหัสผ่านแล้ว',
    en:
      ended > 0
        ? `Your password was changed. Other devices signed out: ${ended}.`
        : 'Your password was changed.',
  }),
  sessionEnded: { th: 'ออกจากระบบในอุปกรณ์นั้นแล้ว', en: 'That device is signed out.' },
  othersEnded: (ended: number): Localized => ({
    th: `ออกจากระบบในอุปกรณ์อื่น ${ended} แห่งแล้ว`,
    en: `Other devices signed out: ${ended}.`,
  }),
};
