import type { Localized } from '../../http/localized';

export const authMessages = {
  wrongCredentials: {
    th: 'ชื่อผู้ใช้ อีเมล หรือรหัสผ่านไม่ถูกต้อง',
    en: 'The username, e-mail or password is wrong.',
  },
  busy: {
    th: 'มีผู้เข้าสู่ระบบพร้อมกันมากเกินไป กรุณาลองใหม่ในอีกสักครู่',
    en: 'Too many people are signing in at this moment. Please try again in a few seconds.',
  },
  tooManyAttempts: (minutes: number): Localized => ({
    th: `ใส่รหัสผ่านผิดหลายครั้งเกินไป กรุณาลองใหม่ในอีก ${minutes} นาที`,
    en: `Too many failed attempts. Please try again in ${minutes} minutes.`,
  }),
  tooManyCodes: (minutes: number): Localized => ({
    th: `ใส่รหัสยืนยันผิดหลายครั้งเกินไป กรุณาลองใหม่ในอีก ${minutes} นาที`,
    en: `Too many wrong codes. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  }),
};
