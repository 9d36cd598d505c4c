import { TRASH_DAYS } from '@/shared/contract';
import { defineMessages } from '@/shared/i18n/messages';

export const trashMessages = defineMessages({
  quoted: {
    delete: ['Delete', 'ลบ'],
    news: ['Title', 'หัวข้อ'],
  },
  th: {
    title: 'ข่าวที่ลบไว้',
    deleteTitle: 'ลบข่าว',
    deleted: 'ลบเมื่อ',
    keptUntil: 'เก็บไว้ถึง',
    action: 'คำสั่ง',
    restore: 'กู้คืน',
    restoreNamed: (title: string) => `กู้คืน: ${title}`,
    question: (title: string) =>
      `ลบ “${title}”? ข่าวจะหายไปจากทุกรายการและจากเว็บไซต์ กู้คืนได้ภายใน ${TRASH_DAYS} วัน`,
    why: `ข่าวที่ลบจะเก็บไว้ ${TRASH_DAYS} วัน กู้คืนแล้วจะกลับไปอยู่ที่เดิมทุกอย่าง`,
    isDeleted: 'ลบข่าวแล้ว',
    isRestored: 'กู้คืนข่าวแล้ว',
    none: 'ไม่มีข่าวที่ลบไว้',
  },
  en: {
    title: 'Deleted news',
    deleteTitle: 'Delete news',
    deleted: 'Deleted',
    keptUntil: 'Kept until',
    action: 'Action',
    restore: 'Restore',
    restoreNamed: (title: string) => `Restore: ${title}`,
    question: (title: string) =>
      `Delete “${title}”? It disappears from every list and from the website. You can restore it for ${TRASH_DAYS} days.`,
    why: `Deleted news are kept for ${TRASH_DAYS} days. A restored item returns to its place unchanged.`,
    isDeleted: 'The news was deleted.',
    isRestored: 'The news was restored.',
    none: 'No deleted news.',
  },
});
