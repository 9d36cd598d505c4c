import { defineMessages } from '@/shared/i18n/messages';

/** Labels are the same in both languages. */
const labels = {
  title: 'News',
  group: 'Group',
  author: 'Author',
  state: 'State',
  category: 'Category',
  sort: 'Order',
  days: 'Written',
  fromDay: 'From day',
  toDay: 'To day',
  all: 'All',
  mine: 'Mine',
  anotherAuthor: 'Another author',
  newest: 'Newest first',
  oldest: 'Oldest first',
  'runs-out': 'Runs out soonest',
  waiting: 'Waiting for approval',
  returned: 'Returned',
  'for-a-day': 'Approved for 24 hours',
  'went-dark': 'Went dark',
  permanent: 'Approved permanently',
};

export const findMessages = defineMessages({
  th: {
    ...labels,
    none: 'กลุ่มของคุณยังไม่มีข่าว',
    noGroup: 'คุณยังไม่ได้เป็นสมาชิกของกลุ่มใด ขอให้ Head, Audit หรือ Leader ของกลุ่มเชิญคุณ',
    searchHint: 'ค้นหาจากชื่อข่าว เนื้อหา แท็ก หรือผู้เขียน',
    noMatch: 'ไม่มีข่าวที่ตรงกับตัวกรอง',
    limit: (count: number) => `แสดงเฉพาะ ${count.toLocaleString('en')} ข่าวแรก เลือกตัวกรองเพื่อหาข่าวอื่น`,
  },
  en: {
    ...labels,
    none: 'Your groups have no news yet.',
    noGroup: 'You are not a member of any group yet. Ask a Head, Audit or Leader of a group to invite you.',
    searchHint: 'Search by title, text, tag or author',
    noMatch: 'No news matches the filters.',
    limit: (count: number) =>
      `Showing the first ${count.toLocaleString('en')} news. Use the filters to find others.`,
  },
});
