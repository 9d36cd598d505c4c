import { defineMessages } from '@/shared/i18n/messages';

/** The fields in which a search finds an item, by the labels of the form. */
export const foundInMessages = defineMessages({
  quoted: {
    title: ['Title', 'หัวข้อ'],
    summary: ['Markdown', 'สรุปข่าว (Markdown)'],
    text: ['Content', 'เนื้อหา'],
    tag: ['Tags', 'แท็ก'],
    reference: ['Reference links', 'ลิงก์อ้างอิง'],
  },
  th: { author: 'ผู้เขียน' },
  en: { author: 'Author' },
});
