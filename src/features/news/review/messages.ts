import { defineMessages } from '@/shared/i18n/messages';

/** Labels are the same in both languages. */
const labels = {
  title: 'Review news',
  article: 'As readers see it',
  width: 'Width',
  phone: 'Phone',
  desktop: 'Desktop',
  player: 'Video in the article',
  cover: 'Cover image 16:9',
  square: 'Cover image 1:1',
  shared: 'Search and sharing',
  shareCard: 'Shared link on Facebook, LINE and X',
  return: 'Return',
  withdraw: 'Withdraw',
  edit: 'Edit',
  copyLink: 'Copy link',
  copied: 'Copied',
  previous: 'Previous',
  next: 'Next',
  keys: 'Keys',
  useKeys: 'Use these keys',
  showCurrent: 'Show what it is now',
  place: (place: number, count: number) => `${place} of ${count} waiting`,
  waiting: (count: number) => `${count} waiting`,
};

export const reviewMessages = defineMessages({
  th: {
    ...labels,
    noCover: 'ไม่มีภาพ',
    noContent: 'ข่าวนี้ยังไม่มีเนื้อหา',
    changed: 'ข่าวนี้เปลี่ยนไปหลังจากที่คุณเปิดดู',
    nextMeans: 'ข่าวถัดไปที่รออนุมัติ',
    previousMeans: 'ข่าวก่อนหน้าที่รออนุมัติ',
    approveMeans: 'อนุมัติข่าวที่แสดงอยู่',
    returnMeans: 'ส่งข่าวที่แสดงอยู่กลับให้ผู้เขียนพร้อมข้อความ ข่าวที่อยู่บนเว็บไซต์จะถูกนำออก',
    editMeans: 'แก้ไขข่าวที่แสดงอยู่',
    keysMeans: 'แสดงรายการปุ่มลัดนี้',
    whereKeysWork: 'ใช้ได้ทั้งแป้นไทยและอังกฤษ ยกเว้นขณะพิมพ์ในช่องหรือมีหน้าต่างเปิดอยู่',
    whatWaits:
      'ข่าวถัดไปและก่อนหน้ามาจากหน้าของรายการข่าวที่คุณเปิดอยู่ล่าสุด เฉพาะข่าวที่ยังไม่แสดงบนเว็บไซต์ เมื่อหมดหน้านั้นแล้วจึงเป็นข่าวอื่นของกลุ่มที่รออนุมัติ',
  },
  en: {
    ...labels,
    noCover: 'No picture',
    noContent: 'This news has no text yet.',
    changed: 'This news has changed since you opened it.',
    nextMeans: 'The next news that waits for approval',
    previousMeans: 'The previous news that waits for approval',
    approveMeans: 'Approve the news on screen',
    returnMeans:
      'Return the news on screen to its writer with a comment. News on the website is taken off it',
    editMeans: 'Edit the news on screen',
    keysMeans: 'Show this list of keys',
    whereKeysWork:
      'The keys work on Thai and English keyboards, except while you type in a field or a dialog is open.',
    whatWaits:
      'Next and previous follow the news list page that you last opened, and skip news on the website. After the last one, the other waiting news of the group follow.',
  },
});
