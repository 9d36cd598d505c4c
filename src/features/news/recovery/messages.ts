import { defineMessages } from '@/shared/i18n/messages';

/** Labels are the same in both languages. */
const labels = {
  saved: 'Saved',
  writing: 'Saving…',
  kept: (time: string) => `Saved on this device ${time}`,
  notKept: 'Not saved',
  more: 'More actions',
  saveBackup: 'Save a backup file',
  openBackup: 'Open a backup file',
  restoreTitle: 'Unsaved text found',
  restore: 'Restore',
  discard: 'Discard',
  later: 'Later',
  apply: 'Apply',
  cancel: 'Cancel',
  undo: 'Undo restore',
  dismiss: 'Close',
  keptTexts: (count: number) => `Unsaved text (${count})`,
  inForm: 'In this form',
  onDevice: 'On this device',
  inFile: 'In the file',
  bringBackTitle: 'Bring a version back',
  bringBack: 'Bring back',
  inVersion: 'In the version',
  take: (field: string) => `Bring back ${field}`,
};

export const draftMessages = defineMessages({
  th: {
    ...labels,
    notKeptWhy: 'เบราว์เซอร์นี้เก็บสำเนาไว้ในเครื่องไม่ได้ (อาจเปิดแบบส่วนตัว หรือพื้นที่เต็ม) โปรดบันทึกไฟล์สำเนาก่อนปิดหน้านี้',
    saveFailed: 'ข่าวยังไม่ได้บันทึกที่เซิร์ฟเวอร์ แต่ทุกอย่างยังอยู่ในฟอร์มนี้ จะลองบันทึกอีกครั้งหรือเก็บเป็นไฟล์สำเนาก็ได้',
    restoreWhy: (when: string) =>
      `สิ่งที่คุณเขียนถูกเก็บไว้ในเครื่องนี้เมื่อ ${when} และยังไม่ได้บันทึกที่เซิร์ฟเวอร์ ส่วนที่ต่างจากฟอร์มนี้มีดังนี้`,
    discardTitle: 'ลบข้อความที่เก็บไว้?',
    discardQuestion: 'ข้อความที่เก็บไว้ในเครื่องนี้จะถูกลบ และเรียกคืนไม่ได้',
    backupWhy: (when: string) => `ไฟล์นี้บันทึกไว้เมื่อ ${when} ส่วนที่ต่างจากฟอร์มนี้มีดังนี้ ยังไม่มีอะไรเปลี่ยนจนกว่าจะกด Apply`,
    lacking: (fields: string) => `ไฟล์นี้ไม่มีข้อมูลของ ${fields} ช่องเหล่านี้จะว่างหลังกด Apply`,
    otherItem: 'ไฟล์นี้บันทึกจากข่าวอื่นหรือกลุ่มอื่น',
    versionWhy:
      'รุ่นนี้ต่างจากฟอร์มดังนี้ เลือกช่องหรือย่อหน้าที่จะนำกลับมา ยังไม่มีอะไรเปลี่ยนจนกว่าจะกด Bring back และยังไม่บันทึกจนกว่าจะกด Save',
    sameVersion: 'รุ่นนี้เหมือนกับในฟอร์มทุกอย่าง',
    versionApplied: 'นำส่วนที่เลือกจากรุ่นนั้นเข้าฟอร์มแล้ว',
    sameAsForm: 'ไฟล์นี้มีเนื้อหาเหมือนกับในฟอร์มทุกอย่าง',
    notOffered: (field: string) => `${field} เดิมไม่มีให้เลือกแล้ว โปรดเลือกใหม่หลังนำข้อมูลเข้า`,
    restored: 'นำข้อความที่เก็บไว้กลับมาแล้ว',
    applied: 'นำข้อมูลจากไฟล์สำเนาเข้าฟอร์มแล้ว',
    noBackupFile: 'ไฟล์นี้ไม่ใช่ไฟล์สำเนาของข่าว โปรดเลือกไฟล์ .json ที่บันทึกจากฟอร์มข่าว',
    laterVersion: 'ไฟล์นี้บันทึกจากระบบรุ่นใหม่กว่า โปรดโหลดหน้านี้ใหม่แล้วลองอีกครั้ง',
    faultyFields: (fields: string) => `อ่านไฟล์สำเนาไม่ได้ ข้อมูลเสียหายที่ ${fields}`,
    fileGone: 'อ่านรูปที่เลือกไว้ไม่ได้แล้ว อาจถูกย้ายหรือลบ โปรดเลือกรูปใหม่แล้วบันทึกไฟล์สำเนาอีกครั้ง',
    keptOnLeave: 'ข่าวยังไม่ได้บันทึก แต่สิ่งที่เขียนเก็บไว้ในเครื่องนี้แล้ว และจะเสนอให้เมื่อเปิดฟอร์มนี้อีกครั้ง',
  },
  en: {
    ...labels,
    notKeptWhy:
      'This browser cannot keep a copy on this device (private window or full storage). Save a backup file before you close the page.',
    saveFailed:
      'The news is not saved on the server, but everything is still in this form. Save again, or save a backup file.',
    restoreWhy: (when: string) =>
      `Your text was kept on this device on ${when} and is not saved on the server. Differences from this form:`,
    discardTitle: 'Discard the unsaved text?',
    discardQuestion: 'The text kept on this device will be deleted. This cannot be undone.',
    backupWhy: (when: string) =>
      `This file was saved on ${when}. The differences from this form are below. Nothing changes until you choose Apply.`,
    lacking: (fields: string) => `The file has no value for: ${fields}. Apply leaves these fields empty.`,
    otherItem: 'This file was saved from another news item or another group.',
    versionWhy:
      'The differences from this form are below. Choose the fields or paragraphs to bring back. Nothing changes until you choose Bring back, and nothing is saved until you save.',
    sameVersion: 'This version is the same as the form.',
    versionApplied: 'The selected parts of the version are in the form.',
    sameAsForm: 'The file is the same as the form.',
    notOffered: (field: string) => `Its ${field} is no longer available. Choose another one afterwards.`,
    restored: 'The unsaved text was restored.',
    applied: 'The backup file was applied to the form.',
    noBackupFile: 'This is not a backup file of news. Choose a .json file that was saved from a news form.',
    laterVersion: 'This file was saved by a newer version of the console. Reload this page and try again.',
    faultyFields: (fields: string) => `The backup file cannot be read. Damaged fields: ${fields}`,
    fileGone:
      'A chosen image can no longer be read: it may have been moved or deleted. Choose it again, then save the backup file.',
    keptOnLeave:
      'The news is not saved. Your text is kept on this device and will be offered when you open this form again.',
  },
});
