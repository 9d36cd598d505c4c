import { defineMessages } from '@/shared/i18n/messages';

/** Separate from the feature's other messages, because the news pages need only these. */
export const membersOnlyMessages = defineMessages({
  th: {
    title: 'เฉพาะสมาชิก',
    notOpened: 'เปิดกลุ่มไม่ได้',
    membersOnly: 'เฉพาะสมาชิกของกลุ่มนี้เท่านั้นที่เปิดหน้านี้ได้ หากต้องการเข้าร่วม โปรดให้หัวหน้ากลุ่มเชิญคุณ',
  },
  en: {
    title: 'Members only',
    notOpened: 'Group not available',
    membersOnly: 'Only members of this group can open this page. To join, ask its head to invite you.',
  },
});
