import { defineMessages } from '@/shared/i18n/messages';

/** What the bell says before it is used. */
export const bellMessages = defineMessages({
  th: {
    title: 'การแจ้งเตือน',
    unread: (count: string) => `การแจ้งเตือน ยังไม่อ่าน ${count} เรื่อง`,
  },
  en: {
    title: 'Notifications',
    unread: (count: string) => `Notifications, ${count} unread`,
  },
});
