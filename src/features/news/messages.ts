import { defineMessages } from '@/shared/i18n/messages';

/** Labels are the same in both languages. */
const labels = {
  newsTitle: 'News',
  listTitle: 'Group news',
  recentTitle: 'Latest news',
  addNews: 'Add news',
  deletedNews: 'Deleted news',
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
  reason: 'Reason to approve anyway',
  approveAnyway: 'Approve anyway',
};

export const newsMessages = defineMessages({
  th: {
    ...labels,
    beforeTimeLeft: 'อีก ',
    afterTimeLeft: '',
    searchHint: 'ค้นหาจากชื่อข่าว',
    noNews: 'กลุ่มนี้ยังไม่มีข่าว',
    noMatch: (search: string) => `ไม่พบข่าวที่ตรงกับ “${search}”`,
    blocked: 'ข่าวนี้มีสิ่งที่ควรแก้ก่อนอนุมัติ',
    ownWork: 'คุณเขียนหรือแก้ไขข่าวนี้หลังการอนุมัติครั้งล่าสุด จึงต้องให้ผู้อื่นในกลุ่มอนุมัติ',
    reasonKept: 'เหตุผลจะถูกบันทึกไว้ในประวัติของข่าวนี้',
    hoursExplained: 'ข่าวจะแสดงบนเว็บไซต์เพียง 24 ชั่วโมง',
    permanentExplained: 'ข่าวจะแสดงบนเว็บไซต์ตลอดไป',
    placeholder: 'ยังไม่มีอะไรในหน้านี้ เปิดข่าวของกลุ่มได้จาก Journalists ส่วน Categories และ Countries อยู่ในเมนู',
  },
  en: {
    ...labels,
    beforeTimeLeft: '',
    afterTimeLeft: ' left',
    searchHint: 'Search by title',
    noNews: 'This group has no news yet.',
    noMatch: (search: string) => `No news matches “${search}”.`,
    blocked: 'This news has problems that should be fixed before it is approved.',
    ownWork:
      'You wrote or edited this news since its last approval, so another member of the group has to approve it.',
    reasonKept: 'The reason is saved in the history of this news.',
    hoursExplained: 'The news is on the website for 24 hours only.',
    permanentExplained: 'The news stays on the website.',
    placeholder:
      'There is nothing on this page yet. Open the news of a group from Journalists; Categories and Countries are in the menu.',
  },
});
