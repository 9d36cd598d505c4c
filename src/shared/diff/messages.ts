import { defineMessages } from '@/shared/i18n/messages';

export const diffMessages = defineMessages({
  th: {
    source: 'ซอร์ส',
    article: 'เนื้อข่าว',
    take: (text: string) => `นำกลับมา: ${text}`,
    removed: 'ลบออก:',
    added: 'เพิ่มเข้า:',
    moved: 'ย้ายมาที่นี่',
    format: 'ข้อความเหมือนกัน ต่างกันที่รูปแบบหรือลิงก์',
    unchanged: (count: number) => `อีก ${count} ย่อหน้าเหมือนเดิม`,
    empty: 'ว่าง',
  },
  en: {
    source: 'Source',
    article: 'Article',
    take: (text: string) => `Bring back: ${text}`,
    removed: 'Removed:',
    added: 'Added:',
    moved: 'Moved here',
    format: 'The words are the same; formatting or links differ',
    unchanged: (count: number) => `${count} more paragraphs unchanged`,
    empty: 'Empty',
  },
});
