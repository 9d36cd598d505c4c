import { TRASH_DAYS } from '@/shared/contract';
import { defineMessages } from '@/shared/i18n/messages';

export const deletedGroupMessages = defineMessages({
  quoted: {
    news: ['News', 'ข่าว'],
  },
  th: {
    title: 'กลุ่มที่ลบไว้',
    group: 'กลุ่ม',
    deleted: 'ลบเมื่อ',
    keptUntil: 'เก็บไว้ถึง',
    action: 'คำสั่ง',
    restore: 'กู้คืน',
    restoreNamed: (name: string) => `กู้คืน: ${name}`,
    why: `กลุ่มที่ลบจะเก็บไว้ ${TRASH_DAYS} วัน กู้คืนแล้วสมาชิก หมวดหมู่ และข่าวจะกลับมาครบตามเดิม`,
    restored: 'กู้คืนกลุ่มแล้ว',
    none: 'ไม่มีกลุ่มที่ลบไว้',
  },
  en: {
    title: 'Deleted groups',
    group: 'Group',
    deleted: 'Deleted',
    keptUntil: 'Kept until',
    action: 'Action',
    restore: 'Restore',
    restoreNamed: (name: string) => `Restore: ${name}`,
    why: `Deleted groups are kept for ${TRASH_DAYS} days. A restored group has its members, categories and news as before.`,
    restored: 'The group was restored.',
    none: 'No deleted groups.',
  },
});
