import type { RemovedKind, RemovedPart } from '@/shared/contract';
import { defineMessages } from '@/shared/i18n/messages';

const thaiKinds: Record<RemovedKind, (name: string) => string> = {
  frame: (host) => (host ? `เฟรมของ ${host}` : 'เฟรม'),
  picture: (host) => (host ? `ภาพจาก ${host}` : 'ภาพ'),
  element: (name) => `องค์ประกอบ <${name}>`,
  attribute: (name) => `แอตทริบิวต์ ${name}`,
  style: (name) => `รูปแบบ ${name}`,
  class: (name) => `คลาส ${name}`,
  address: (host) => `ลิงก์ไปยัง ${host}`,
};

const englishKinds: Record<RemovedKind, (name: string) => string> = {
  frame: (host) => (host ? `frame of ${host}` : 'frame'),
  picture: (host) => (host ? `picture of ${host}` : 'picture'),
  element: (name) => `element <${name}>`,
  attribute: (name) => `attribute ${name}`,
  style: (name) => `style ${name}`,
  class: (name) => `class ${name}`,
  address: (host) => `link to ${host}`,
};

/** Messages for a save that meets changes of others. */
export const saveMessages = defineMessages({
  quoted: {
    save: ['Save', 'บันทึก'],
    cancel: ['Cancel', 'ยกเลิก'],
  },
  th: {
    mergeTitle: 'แก้ไขพร้อมกันสองคน',
    mine: 'ของฉัน',
    theirs: 'ของผู้อื่น',
    before: 'ตอนที่คุณเห็น',
    after: 'ตอนนี้',
    mergeWhy:
      'มีผู้อื่นบันทึกข่าวนี้ระหว่างที่คุณแก้ไข ส่วนที่แก้คนละช่องรวมกันให้แล้ว เหลือช่องที่แก้ไม่ตรงกัน โปรดเลือกว่าจะใช้ของใคร ยังไม่มีอะไรถูกบันทึก',
    publishesTheirs:
      'มีผู้อื่นบันทึกสิ่งที่เปลี่ยนไปด้านล่างระหว่างที่คุณแก้ไข เมื่อคุณบันทึกและเผยแพร่ ผู้อ่านจะเห็นสิ่งเหล่านี้ด้วย หากยังไม่ต้องการเผยแพร่ ให้ยกเลิก แล้วเลือก “บันทึกโดยไม่เผยแพร่” ข้างปุ่มบันทึก',
    chooseEach: 'โปรดเลือกให้ครบทุกช่อง',
    removed: (parts: string) => `ตัดออกจากเนื้อหาเพื่อความปลอดภัย: ${parts}`,
    removedPart: ({ kind, name, count }: RemovedPart) => `${thaiKinds[kind](name)} ${count} แห่ง`,
    andMore: (count: number) => `และอีก ${count} อย่าง`,
    somebody: 'ผู้อื่น',
    changedBy: (name: string) => `${name} แก้ไขข่าวนี้ระหว่างที่คุณเปิดอยู่`,
    changedByYou: 'คุณแก้ไขข่าวนี้จากอีกหน้าต่างหนึ่ง',
    takeIn: 'นำการแก้ไขเข้ามา',
    notNow: 'ไว้ทีหลัง',
    takenIn: (fields: string) => `นำการแก้ไขเข้ามาแล้ว: ${fields} ยังไม่ได้บันทึก`,
    bothChanged: (fields: string) =>
      `แก้ไขพร้อมกันสองคน: ${fields} ในฟอร์มยังเป็นของคุณ เมื่อบันทึกจะให้เลือกว่าจะใช้ของใคร`,
    merged: (fields: string) => `รวมสิ่งที่ผู้อื่นแก้ไขไว้ด้วยแล้ว: ${fields}`,
    createdAndChanged:
      'ข่าวนี้ถูกสร้างไว้แล้วจากการบันทึกครั้งก่อน และมีผู้แก้ไขต่อหรือเผยแพร่แล้ว โปรดเปิดจากรายการข่าวของกลุ่ม สิ่งที่เขียนในหน้านี้ยังอยู่ครบ',
  },
  en: {
    mergeTitle: 'Changed by both of you',
    mine: 'Mine',
    theirs: 'Theirs',
    before: 'As you saw it',
    after: 'Now',
    mergeWhy:
      'Somebody else saved this news while you were editing. Changes in different fields are merged. You both changed the fields below: choose which version to keep. Nothing is saved yet.',
    publishesTheirs:
      'Somebody else saved the changes below while you were editing. Readers see them too as soon as you save and publish. To let them wait, cancel, and choose “Save without publishing” beside the button.',
    chooseEach: 'Choose one in every field.',
    removed: (parts: string) => `Removed from the content for safety: ${parts}`,
    removedPart: ({ kind, name, count }: RemovedPart) => `${count} × ${englishKinds[kind](name)}`,
    andMore: (count: number) => `${count} more`,
    somebody: 'Somebody',
    changedBy: (name: string) => `${name} has changed the text while you had it open.`,
    changedByYou: 'You have changed the text in another window.',
    takeIn: 'Take the changes in',
    notNow: 'Not now',
    takenIn: (fields: string) => `Taken into this form: ${fields}. Nothing is saved yet.`,
    bothChanged: (fields: string) =>
      `Changed by both of you: ${fields}. The form keeps yours; the save asks which to keep.`,
    merged: (fields: string) => `Changes by somebody else were merged: ${fields}`,
    createdAndChanged:
      'An earlier attempt created this news, and it has been edited or published since. Open it from the group’s list. What you wrote here is still in this form.',
  },
});
