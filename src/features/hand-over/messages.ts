import { defineMessages } from '@/shared/i18n/messages';

export const handOverMessages = defineMessages({
  th: {
    title: 'ผู้เขียนและกลุ่ม',
    handOver: 'ส่งต่อข่าว',
    group: 'กลุ่ม',
    author: 'ผู้เขียนคนใหม่',
    chooseAuthor: 'เลือกสมาชิกของกลุ่ม',
    authorRequired: 'กรุณาเลือกผู้เขียนคนใหม่',
    category: 'หมวดหมู่ในกลุ่มใหม่',
    chooseCategory: 'เลือกหมวดหมู่',
    categoryHint: (count: number) => `สำหรับ ${count} ข่าวที่กลุ่มนี้ไม่มีหมวดหมู่เดิม หากเผยแพร่อยู่ หมวดหมู่ใหม่จะรออนุมัติ`,
    categoryRequired: 'กรุณาเลือกหมวดหมู่ของกลุ่มใหม่',
  },
  en: {
    title: 'Author and group',
    handOver: 'Hand over',
    group: 'Group',
    author: 'New author',
    chooseAuthor: 'Choose a member of the group',
    authorRequired: 'Choose the new author.',
    category: 'Category in the other group',
    chooseCategory: 'Choose a category',
    categoryHint: (count: number) =>
      `For ${count} news whose category this group does not have. If readers see them, the new category waits for approval.`,
    categoryRequired: 'Choose a category of the other group.',
  },
});
