export const returnMessages = {
  returned: { th: 'ส่งข่าวกลับให้ผู้เขียนแล้ว', en: 'The news was returned to its writer.' },
  onlyWhatWaits: {
    th: 'ส่งกลับได้เฉพาะข่าวที่รอการอนุมัติ ข่าวนี้แสดงบนเว็บไซต์อยู่',
    en: 'Only news that wait for approval can be returned. This one is on the website.',
  },
};
