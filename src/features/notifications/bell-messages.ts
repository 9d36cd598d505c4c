import { defineMessages } from '@/shared/i18n/messages';

/** What the bell says before it is used. */
export const bellMessages = defineMessages({
  th: {
    title: 'การแจ้งเตือน',
    unread: (count: number) => (count === 0 ? 'การแจ้งเตือน' : `การแจ้งเตือน ยังไม่อ่าน ${count} เรื่อง`),
    manyUnread: 'การแจ้งเตือน ยังไม่อ่านมากกว่า 99 เรื่อง',
  },
  en: {
    title: 'Notifications',
    unread: (count: number) => (count === 0 ? 'Notifications' : `Notifications, ${count} unread`),
    manyUnread: 'Notifications, more than 99 unread',
  },
});
