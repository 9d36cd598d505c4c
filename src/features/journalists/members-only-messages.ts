import { defineMessages } from '@/shared/i18n/messages';

/** Apart from the feature's other messages: the pages of news show these, and none of those. */
export const membersOnlyMessages = defineMessages({
  th: {
    title: 'Members only',
    notOpened: 'Group not available',
    membersOnly: 'เฉพาะสมาชิกของกลุ่มนี้เท่านั้นที่เปิดหน้านี้ได้ หากต้องการเข้าร่วม โปรดให้หัวหน้ากลุ่มเชิญคุณ',
  },
  en: {
    title: 'Members only',
    notOpened: 'Group not available',
    membersOnly: 'Only members of this group can open this page. To join, ask its head to invite you.',
  },
});
