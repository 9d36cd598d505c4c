import { defineMessages } from '@/shared/i18n/messages';

export const paletteMessages = defineMessages({
  quoted: {
    news: ['News', 'ข่าว'],
    dashboard: ['Dashboard', 'หน้าแรก'],
    allNews: ['News', 'ข่าว'],
    newsOf: [(group: string) => `${group} › News`, (group: string) => `${group} › ข่าว`],
    addNewsTo: [(group: string) => `Add news: ${group}`, (group: string) => `เพิ่มข่าว: ${group}`],
  },
  th: {
    recent: 'เปิดล่าสุด',
    action: 'หน้านี้',
    page: 'หน้า',
    group: 'กลุ่ม',
    person: 'คน',
    account: 'บัญชีของฉัน',
    palette: 'ค้นหาและไปยัง',
    results: 'ผลการค้นหา',
    nothing: 'ไม่พบสิ่งที่ตรงกัน',
    searching: 'กำลังค้นหา',
    everyNews: (text: string) => `ข่าวทั้งหมดที่ตรงกับ “${text}”`,
  },
  en: {
    recent: 'Recent',
    action: 'This page',
    page: 'Pages',
    group: 'Groups',
    person: 'People',
    account: 'My account',
    palette: 'Search and go to',
    results: 'Results',
    nothing: 'Nothing matches.',
    searching: 'Searching…',
    everyNews: (text: string) => `All news that match “${text}”`,
  },
});
