import { TRASH_DAYS } from '@/shared/contract';
import { defineMessages } from '@/shared/i18n/messages';

const labels = {
  title: 'Deleted groups',
  group: 'Group',
  news: 'News',
  deleted: 'Deleted',
  keptUntil: 'Kept until',
  action: 'Action',
  restore: 'Restore',
  restoreNamed: (name: string) => `Restore: ${name}`,
};

export const deletedGroupMessages = defineMessages({
  th: {
    ...labels,
    why: `กลุ่มที่ลบจะเก็บไว้ ${TRASH_DAYS} วัน กู้คืนแล้วสมาชิก หมวดหมู่ และข่าวจะกลับมาครบตามเดิม`,
    restored: 'กู้คืนกลุ่มแล้ว',
    none: 'ไม่มีกลุ่มที่ลบไว้',
  },
  en: {
    ...labels,
    why: `Deleted groups are kept for ${TRASH_DAYS} days. A restored group has its members, categories and news as before.`,
    restored: 'The group was restored.',
    none: 'No deleted groups.',
  },
});
