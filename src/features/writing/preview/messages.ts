import { defineMessages } from '@/shared/i18n/messages';

export const previewMessages = defineMessages({
  quoted: {},
  th: {
    preview: 'ดูตัวอย่าง',
  },
  en: {
    preview: 'Preview',
  },
});
