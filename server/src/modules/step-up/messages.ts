import type { Localized } from '../../http/localized';

export const stepUpMessages = {
  proofNeeded: {
    th: 'ต้องยืนยันว่าเป็นคุณก่อน โปรดเข้าสู่ระบบอีกครั้ง แล้วทำรายการนี้ใหม่ภายใน 10 นาที',
    en: 'Prove first that it is you: sign in again, then repeat this within 10 minutes.',
  },
  codeRequired: {
    th: 'โปรดใส่รหัสจากแอปยืนยันตัวตน หรือรหัสกู้คืน',
    en: 'Enter the code of your authenticator app, or a recovery code.',
  },
  passkeyRequired: {
    th: 'บัญชีนี้ต้องยืนยันด้วยพาสคีย์ รหัสผ่านอย่างเดียวไม่พอ',
    en: 'Use your passkey: the password alone is not enough for this account.',
  },
} satisfies Record<string, Localized>;
