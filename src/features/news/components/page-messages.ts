import { defineMessages } from '@/shared/i18n/messages';

export const pageMessages = defineMessages({
  quoted: {},
  th: {
    player: 'วิดีโอในข่าว',
    noContent: 'ข่าวนี้ยังไม่มีเนื้อหา',
  },
  en: {
    player: 'Video in the article',
    noContent: 'This news has no text yet.',
  },
});
