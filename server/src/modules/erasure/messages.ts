import type { Localized } from '../../http/localized';

import type { ErasureRefusal } from './erase-person';

export const erasureMessages = {
  erased: (name: string): Localized => ({
    th: `ลบข้อมูลส่วนบุคคลของ ${name} แล้ว`,
    en: `The personal data of ${name} was erased.`,
  }),
};

/** Why a person is not erased, and what to do first. */
export const REFUSALS: Record<Exclude<ErasureRefusal, 'nobody'>, Localized> = {
  'in-use': {
    th: 'บัญชีนี้ยังเปิดใช้อยู่ ปิดบัญชีก่อน แล้วจึงลบข้อมูลส่วนบุคคล',
    en: 'This account is in use. Disable it first, then erase the person.',
  },
  'last-administrator': {
    th: 'นี่คือผู้ดูแลระบบคนสุดท้ายที่เข้าสู่ระบบได้ สร้างผู้ดูแลระบบคนอื่นก่อน',
    en: 'This is the last administrator who can sign in. Create another one first.',
  },
  erased: {
    th: 'ข้อมูลส่วนบุคคลของบัญชีนี้ถูกลบไปแล้ว',
    en: 'This person was erased before.',
  },
};
