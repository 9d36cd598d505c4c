import { defineMessages } from '@/shared/i18n/messages';

/** Labels, the same in both languages. */
const labels = {
  mergeTitle: 'Changed by both of you',
  mine: 'Mine',
  theirs: 'Theirs',
  save: 'Save',
  cancel: 'Cancel',
  before: 'In the list',
  after: 'Now',
  changedTitle: 'Changed since the list was read',
};

/** What is said while a write meets what others have written. */
export const saveMessages = defineMessages({
  th: {
    ...labels,
    mergeWhy:
      'มีผู้อื่นบันทึกข่าวนี้ระหว่างที่คุณแก้ไข ส่วนที่แก้คนละช่องรวมกันให้แล้ว เหลือช่องที่แก้ไม่ตรงกัน โปรดเลือกว่าจะใช้ของใคร ยังไม่มีอะไรถูกบันทึก',
    chooseEach: 'โปรดเลือกให้ครบทุกช่อง',
    onlyMarkup: 'ข้อความเหมือนกัน ต่างกันที่รูปแบบ ลิงก์ หรือรูปในเนื้อหา',
    merged: (fields: string) => `รวมสิ่งที่ผู้อื่นแก้ไขไว้ด้วยแล้ว: ${fields}`,
    createdAndChanged:
      'ข่าวนี้ถูกสร้างไว้แล้วจากการบันทึกครั้งก่อน และมีผู้แก้ไขต่อแล้ว โปรดเปิดจากรายการข่าวของกลุ่ม สิ่งที่เขียนในหน้านี้ยังอยู่ครบ',
    reading: 'กำลังตรวจว่าข่าวนี้เปลี่ยนไปหรือไม่',
    changedWhy: 'ข่าวนี้เปลี่ยนไปหลังจากโหลดรายการ โปรดตรวจดูก่อนอนุมัติ',
    nothingToApprove: 'ข่าวนี้ได้รับการอนุมัติครบแล้ว',
  },
  en: {
    ...labels,
    mergeWhy:
      'Somebody else has saved this news while you were editing. What you changed in different fields has been merged; these fields you both changed. Choose whose to keep. Nothing is saved yet.',
    chooseEach: 'Choose one in every field.',
    onlyMarkup: 'The words are the same; layout, links or pictures of the content differ.',
    merged: (fields: string) => `What somebody else changed is kept too: ${fields}`,
    createdAndChanged:
      'An earlier attempt has created this news, and it has been edited since. Open it from the group’s list; what you wrote here is all still there.',
    reading: 'Checking whether this news has changed',
    changedWhy: 'This news has changed since the list was read. Look at it before you approve it.',
    nothingToApprove: 'This news is approved already.',
  },
});
