/** The pages of this feature for the route table; each is a separate chunk. */
export const notificationPages = {
  list: () => import('./pages/notification-list-page').then((module) => module.NotificationListPage),
};

/** The bell in the header; loaded only if the backend has notifications. */
export const loadBell = () => import('./components/bell').then((module) => module.Bell);
