import { defineMessages } from '@/shared/i18n/messages';

/** Labels are the same in both languages. */
const labels = {
  dashboard: 'Dashboard',
  waiting: 'Waiting for you',
  runningOut: 'Runs out',
  goneDark: 'Went dark',
  returned: 'Returned to you',
  own: 'Your latest news',
  drafts: 'Drafts on this device',
  otherGroups: 'Your other groups',
  showAll: 'Show all',
  title: 'Title',
  group: 'Group',
  author: 'Author',
  since: 'Waiting',
  left: 'Left',
  darkSince: 'Dark for',
  comment: 'Comment',
  returnedFor: 'Returned',
  writtenFor: 'Written',
  status: 'Status',
  created: 'Created',
  decide: 'Decide',
};

export const deskMessages = defineMessages({
  th: {
    ...labels,
    groupsEmpty: 'คุณยังไม่ได้เป็นสมาชิกของกลุ่มใด ขอให้ Head, Audit หรือ Leader ของกลุ่มเชิญคุณ',
    waitingEmpty: 'ข่าวที่รอการอนุมัติในกลุ่มของคุณจะแสดงที่นี่ ข่าวที่รอนานที่สุดอยู่บนสุด',
    runningOutEmpty: 'ข่าวที่อนุมัติไว้ 24 ชั่วโมงจะแสดงที่นี่จนกว่าจะหมดเวลา',
    goneDarkEmpty: 'ข่าวที่หมดเวลาอนุมัติใน 24 ชั่วโมงที่ผ่านมา และยังไม่ได้อนุมัติอีกครั้งจะแสดงที่นี่',
    returnedEmpty: 'ข่าวที่ผู้อนุมัติส่งกลับให้คุณแก้จะแสดงที่นี่ พร้อมข้อความ',
    untitled: '(ยังไม่มีชื่อ)',
    ownEmpty: 'ข่าวที่คุณเขียนจะแสดงที่นี่',
    shownOf: (shown: number, total: string) => `แสดง ${shown} จาก ${total} ข่าว`,
  },
  en: {
    ...labels,
    groupsEmpty:
      'You are not a member of any group yet. Ask a Head, Audit or Leader of a group to invite you.',
    waitingEmpty: 'News of your groups that waits for approval appears here, the longest waiting first.',
    runningOutEmpty: 'News approved for 24 hours appears here until the time is over.',
    goneDarkEmpty: 'News whose approval ended in the last 24 hours and was not renewed appears here.',
    returnedEmpty: 'News that an approver returned to you appears here, with the comment.',
    untitled: '(no title yet)',
    ownEmpty: 'The news that you write appears here.',
    shownOf: (shown: number, total: string) => `${shown} of ${total} news`,
  },
});
