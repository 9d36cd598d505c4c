import { defineMessages } from '@/shared/i18n/messages';

export const formMessages = defineMessages({
  th: {
    correctFields: (count: number) => `ยังส่งไม่ได้ โปรดแก้ไข ${count} ช่องที่ทำเครื่องหมายไว้`,
    fieldsToCorrect: 'ช่องที่ต้องแก้ไข',
  },
  en: {
    correctFields: (count: number) =>
      count === 1 ? 'Not sent: correct the marked field.' : `Not sent: correct the ${count} marked fields.`,
    fieldsToCorrect: 'To correct',
  },
});
