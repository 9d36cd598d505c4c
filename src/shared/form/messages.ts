import { defineMessages } from '@/shared/i18n/messages';

export const formMessages = defineMessages({
  th: {
    correctFields: (count: number) => `ยังส่งไม่ได้ โปรดแก้ไข ${count} ช่องที่ทำเครื่องหมายไว้`,
    fieldsToCorrect: 'ช่องที่ต้องแก้ไข',
    notSaved: 'สิ่งที่กรอกไว้ยังไม่ได้บันทึก',
    putBack: (when: string) => `สิ่งที่คุณกรอกไว้เมื่อ ${when} และยังไม่ได้ส่ง อยู่ในฟอร์มนี้แล้ว`,
    discard: 'ทิ้ง',
    backToForm: 'กลับไปที่ฟอร์ม',
    typeTag: 'พิมพ์แท็กแล้วกด Enter',
    removeTag: (tag: string) => `นำแท็ก ${tag} ออก`,
  },
  en: {
    correctFields: (count: number) =>
      count === 1 ? 'Not sent: correct the marked field.' : `Not sent: correct the ${count} marked fields.`,
    fieldsToCorrect: 'To correct',
    notSaved: 'What you entered is not saved.',
    putBack: (when: string) => `What you entered on ${when} and did not send is in this form again.`,
    discard: 'Discard',
    backToForm: 'Back to the form',
    typeTag: 'Type a tag and press Enter',
    removeTag: (tag: string) => `Remove tag ${tag}`,
  },
});
