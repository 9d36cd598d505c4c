export const eventsMessages = {
  tooManyStreams: {
    th: 'เปิดหน้าต่างของระบบไว้มากเกินไป หน้าต่างนี้จะไม่อัปเดตเอง',
    en: 'Too many windows are open; this one does not update by itself.',
  },
};
