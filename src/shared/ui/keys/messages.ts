import { defineMessages } from '@/shared/i18n/messages';

export const keysMessages = defineMessages({
  th: {
    keys: 'ปุ่มลัด',
    help: 'วิธีใช้และปุ่มลัด',
    useKeys: 'ใช้ปุ่มลัดเหล่านี้',
    keysMeans: 'แสดงวิธีใช้และปุ่มลัดของหน้านี้',
    searchMeans: 'ไปที่ช่องค้นหาของรายการ',
    whereKeysWork: 'ใช้ได้ทั้งแป้นไทยและอังกฤษ ยกเว้นขณะพิมพ์ในช่องหรือมีหน้าต่างเปิดอยู่',
    always: 'ปุ่มที่กดพร้อม Ctrl ใช้ได้เสมอ',
  },
  en: {
    keys: 'Keys',
    help: 'Help and keys',
    useKeys: 'Use these keys',
    keysMeans: 'Show the help and keys of this page',
    searchMeans: 'Go to the search of the list',
    whereKeysWork:
      'The keys work on Thai and English keyboards, except while you type in a field or a dialog is open.',
    always: 'Keys with Ctrl always work.',
  },
});
