import { MAX_PASSKEYS } from '@contract';

import type { Localized } from '../../http/localized';

export const passkeyMessages = {
  challengeOver: {
    th: 'หมดเวลา หรือส่งคำตอบนี้มาแล้ว กรุณาลองใช้พาสคีย์อีกครั้ง',
    en: 'The time is over, or this was sent before. Please use the passkey again.',
  },
  notAccepted: {
    th: 'ระบบไม่ยอมรับพาสคีย์นี้ กรุณาลองอีกครั้ง หรือเข้าสู่ระบบด้วยวิธีอื่น',
    en: 'This passkey was not accepted. Please try again, or sign in in another way.',
  },
  unknown: {
    th: 'ที่นี่ไม่มีพาสคีย์นี้แล้ว ลบออกจากอุปกรณ์ของคุณ แล้วเข้าสู่ระบบด้วยวิธีอื่น',
    en: 'This passkey is not known here, or was removed. Delete it from your device and sign in in another way.',
  },
  notYours: {
    th: 'พาสคีย์นี้เป็นของบัญชีอื่น กรุณาใช้พาสคีย์ของบัญชีนี้',
    en: 'This passkey belongs to another account. Please use one of this account.',
  },
  disabled: {
    th: 'บัญชีนี้ถูกปิดใช้งาน กรุณาติดต่อผู้ดูแลระบบ',
    en: 'This account is disabled. Please ask an administrator.',
  },
  none: { th: 'บัญชีนี้ไม่มีพาสคีย์', en: 'This account has no passkey.' },
  known: { th: 'มีพาสคีย์นี้อยู่แล้ว', en: 'This passkey was added already.' },
  tooMany: {
    th: `มีพาสคีย์ได้ไม่เกิน ${MAX_PASSKEYS} รายการ ลบที่ไม่ใช้แล้วก่อน`,
    en: `You can have at most ${MAX_PASSKEYS} passkeys. Remove one that you no longer use first.`,
  },
  added: { th: 'เพิ่มพาสคีย์แล้ว', en: 'The passkey was added.' },
  renamed: { th: 'เปลี่ยนชื่อพาสคีย์แล้ว', en: 'The passkey was renamed.' },
  removed: { th: 'ลบพาสคีย์แล้ว', en: 'The passkey was removed.' },
  tooManyAttempts: (minutes: number): Localized => ({
    th: `ระบบไม่ยอมรับพาสคีย์หลายครั้งเกินไป กรุณาลองใหม่ในอีก ${minutes} นาที`,
    en: `Too many passkeys were refused. Please try again in ${minutes} minutes.`,
  }),
};
