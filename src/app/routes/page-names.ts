import { defineMessages } from '@/shared/i18n/messages';

import type { PageRoute } from './page-route';

/** The names of the pages in the sidebar, in the trail and in the lists of pages, by their English name. */
export const pageNames = defineMessages({
  quoted: {
    Dashboard: ['Dashboard', 'หน้าแรก'],
    Users: ['Users', 'ผู้ใช้'],
    User: ['User', 'ผู้ใช้'],
    Journalists: ['Journalists', 'กลุ่มนักข่าว'],
    'Invite member': ['Invite member', 'เชิญสมาชิก'],
    News: ['News', 'ข่าว'],
    Categories: ['Categories', 'หมวดหมู่'],
    Countries: ['Countries', 'ประเทศ'],
    Quiz: ['Quiz', 'ควิซ'],
    Create: ['Create', 'สร้าง'],
    Edit: ['Edit', 'แก้ไข'],
  },
  th: {
    'Audit log': 'บันทึกการใช้งาน',
    Group: 'กลุ่ม',
    Deleted: 'ข่าวที่ลบไว้',
    'Media library': 'คลังภาพ',
    'Deleted pictures': 'ภาพที่ลบไว้',
    Review: 'ตรวจข่าว',
    Versions: 'รุ่นของข่าว',
    Webhooks: 'เว็บฮุก',
    Tokens: 'โทเค็น',
    Deliveries: 'บันทึกการส่ง',
    Notifications: 'การแจ้งเตือน',
  },
  en: {
    'Audit log': 'Audit log',
    Group: 'Group',
    Deleted: 'Deleted',
    'Media library': 'Media library',
    'Deleted pictures': 'Deleted pictures',
    Review: 'Review',
    Versions: 'Versions',
    Webhooks: 'Webhooks',
    Tokens: 'Tokens',
    Deliveries: 'Deliveries',
    Notifications: 'Notifications',
  },
});

export type PageName = keyof (typeof pageNames)['en'];
export type NamedPage = PageRoute<PageName>;

/** The pages with their labels as `names` has them. */
export const inWords = (pages: readonly NamedPage[], names: Record<PageName, string>): PageRoute[] =>
  pages.map(({ label, ...page }) => (label === undefined ? page : { ...page, label: names[label] }));
