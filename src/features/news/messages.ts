import { defineMessages } from '@/shared/i18n/messages';
import type { HiddenReason } from '@/shared/text/hidden-text';

/** Labels, the same in both languages. */
const labels = {
  newsTitle: 'News',
  listTitle: 'Group news',
  recentTitle: 'Latest news',
  addNews: 'Add news',
  allNews: 'All news',
  search: 'Search',
  title: 'Title',
  coverImage: 'Cover image',
  status: 'Status',
  published: 'Published',
  planned: 'Planned',
  created: 'Created',
  edit: 'Edit',
  editNamed: (title: string) => `Edit: ${title}`,
  approvalTitle: 'Approve news',
  hours: 'Approve 24 hours',
  permanent: 'Approve permanently',
  thisStep: 'This step',
  nextStep: 'Comes next',
  doneStep: 'Done',
  confirm: 'Confirm',
  cancel: 'Cancel',
};

const thaiReasons: Record<HiddenReason, string> = {
  'not-shown': 'ถูกซ่อนไว้',
  'no-size': 'ไม่มีขนาด หรือเล็กจนอ่านไม่ได้',
  transparent: 'โปร่งใส',
  'off-screen': 'อยู่นอกหน้าจอ',
  'same-color': 'สีเดียวกับพื้นหลัง',
};

const englishReasons: Record<HiddenReason, string> = {
  'not-shown': 'hidden',
  'no-size': 'no size, or too small to read',
  transparent: 'transparent',
  'off-screen': 'off screen',
  'same-color': 'same colour as the background',
};

export const newsMessages = defineMessages({
  th: {
    ...labels,
    searchHint: 'ค้นหาจากชื่อข่าว',
    noNews: 'กลุ่มนี้ยังไม่มีข่าว',
    noMatch: (search: string) => `ไม่พบข่าวที่ตรงกับ “${search}”`,
    hiddenText: 'เนื้อหานี้มีข้อความที่ผู้อ่านจะมองไม่เห็น โปรดตรวจดูก่อนอนุมัติ',
    hiddenBecause: (reason: HiddenReason) => thaiReasons[reason],
    moreHidden: (count: number) => `และอีก ${count} แห่ง`,
    hoursExplained: 'ข่าวจะแสดงบนเว็บไซต์เพียง 24 ชั่วโมง',
    permanentExplained: 'ข่าวจะแสดงบนเว็บไซต์ตลอดไป',
    placeholder: 'ยังไม่มีอะไรในหน้านี้ เปิดข่าวของกลุ่มได้จาก Journalists ส่วน Categories และ Countries อยู่ในเมนู',
  },
  en: {
    ...labels,
    searchHint: 'Search by title',
    noNews: 'This group has no news yet.',
    noMatch: (search: string) => `No news matches “${search}”.`,
    hiddenText: 'This article has text that readers cannot see. Check it before you approve.',
    hiddenBecause: (reason: HiddenReason) => englishReasons[reason],
    moreHidden: (count: number) => `and ${count} more`,
    hoursExplained: 'The news is on the website for 24 hours only.',
    permanentExplained: 'The news stays on the website.',
    placeholder:
      'There is nothing on this page yet. Open the news of a group from Journalists; Categories and Countries are in the menu.',
  },
});
