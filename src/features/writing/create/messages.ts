import { defineMessages } from '@/shared/i18n/messages';

export const duplicateMessages = defineMessages({
  th: {
    title: 'เริ่มข่าวใหม่จากข่าวนี้',
    duplicate: 'ทำสำเนา',
    coversMissing: 'คัดลอกภาพปกไม่ได้ โปรดเลือกภาพปกใหม่',
  },
  en: {
    title: 'Begin a new item from this one',
    duplicate: 'Duplicate',
    coversMissing: 'The covers could not be copied. Choose them again.',
  },
});
