import { defineMessages } from '@/shared/i18n/messages';

export const figuresMessages = defineMessages({
  quoted: {
    items: ['Published', 'เผยแพร่'],
    title: ['Title', 'หัวข้อ'],
  },
  th: {
    published: 'ข่าวที่เผยแพร่ต่อวัน',
    waits: 'เวลารอการตัดสินใจ',
    asTable: 'ตาราง',
    asChart: 'กราฟ',
    day: 'วันที่',
    writer: 'ผู้เขียน',
    decided: 'การตัดสินใจ',
    median: 'ค่ากลางของเวลารอ',
    mostRead: 'อ่านมากที่สุด',
    views: 'ยอดอ่าน',
    publishedInAll: (count: number) => `เผยแพร่ครั้งแรก ${count} ข่าวใน 30 วัน`,
    nothingPublished: 'ใน 30 วันนี้ยังไม่มีข่าวที่เผยแพร่เป็นครั้งแรก',
    medianOfAll: (wait: string, count: number) =>
      `ครึ่งหนึ่งของการตัดสินใจ ${count} ครั้งใน 30 วันใช้เวลาไม่เกิน ${wait} นับจากส่งจนอนุมัติหรือส่งกลับ`,
    nothingDecided: 'ใน 30 วันนี้ยังไม่มีการอนุมัติหรือส่งข่าวกลับ',
    mostReadOf: 'จำนวนครั้งที่ผู้อ่านเปิดหน้าข่าวใน 7 วัน',
    nothingRead: 'ใน 7 วันนี้ยังไม่มีผู้อ่านเปิดหน้าข่าวของกลุ่ม',
    leftOut: (count: number) => `ไม่นับ ${count} ครั้ง เพราะบันทึกการใช้งานไม่มีเวลาที่ส่งข่าว`,
    firstShown: (count: number, all: number) => `กราฟแสดงผู้เขียน ${count} จาก ${all} คน ตารางแสดงทุกคน`,
  },
  en: {
    published: 'Published per day',
    waits: 'Hours to a decision',
    asTable: 'Table',
    asChart: 'Chart',
    day: 'Day',
    writer: 'Writer',
    decided: 'Decisions',
    median: 'Median wait',
    mostRead: 'Most read',
    views: 'Views',
    publishedInAll: (count: number) => `First published in 30 days: ${count} news.`,
    nothingPublished: 'No news were first published in these 30 days.',
    medianOfAll: (wait: string, count: number) =>
      `Decisions in 30 days: ${count}. Half of them took ${wait} or less, from submission to approval or return.`,
    nothingDecided: 'There were no decisions in these 30 days.',
    mostReadOf: 'How often readers opened the page of the news in 7 days.',
    nothingRead: 'No reader opened the news of the group in these 7 days.',
    leftOut: (count: number) => `Not counted, because the audit log has no time of submission: ${count}.`,
    firstShown: (count: number, all: number) =>
      `The chart shows ${count} of ${all} writers, the table all of them.`,
  },
});
