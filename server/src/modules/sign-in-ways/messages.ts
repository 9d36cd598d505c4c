import type { Localized } from '../../http/localized';

export const signInWaysMessages = {
  notOneself: {
    th: 'ลบของตัวเองที่นี่ไม่ได้ ลบได้ที่ “บัญชีของฉัน”',
    en: 'You cannot remove your own here. Remove it under My account.',
  },
  passkeyRemoved: { th: 'ลบพาสคีย์แล้ว', en: 'The passkey was removed.' },
  unlinked: { th: 'เลิกเชื่อมแล้ว', en: 'The link was removed.' },
} satisfies Record<string, Localized>;
