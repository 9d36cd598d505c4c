import { defineMessages } from '@/shared/i18n/messages';

export const notFoundMessages = defineMessages({
  quoted: {
    title: ['404 | Not found', '404 | ไม่พบหน้านี้'],
    back: ['Back to Previous', 'กลับไปหน้าก่อนหน้า'],
    home: ['Dashboard', 'หน้าแรก'],
  },
  th: { text: 'ไม่พบหน้านี้หรือรายการนี้ อาจถูกลบไปแล้ว หรือลิงก์ไม่ถูกต้อง' },
  en: { text: 'This page or item was not found. It may have been deleted, or the link is wrong.' },
});
