import { defineMessages } from '@/shared/i18n/messages';

/** Labels are the same in both languages. */
const labels = {
  recent: 'Recent',
  action: 'This page',
  page: 'Pages',
  group: 'Groups',
  news: 'News',
  person: 'People',
  dashboard: 'Dashboard',
  account: 'My account',
  allNews: 'News',
  newsOf: (group: string) => `${group} › News`,
  addNewsTo: (group: string) => `Add news: ${group}`,
};

export const paletteMessages = defineMessages({
  th: {
    ...labels,
    palette: 'ค้นหาและไปยัง',
    results: 'ผลการค้นหา',
    nothing: 'ไม่พบสิ่งที่ตรงกัน',
    searching: 'กำลังค้นหา',
    everyNews: (text: string) => `ข่าวทั้งหมดที่ตรงกับ “${text}”`,
  },
  en: {
    ...labels,
    palette: 'Search and go to',
    results: 'Results',
    nothing: 'Nothing matches.',
    searching: 'Searching…',
    everyNews: (text: string) => `All news that match “${text}”`,
  },
});
