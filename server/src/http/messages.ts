import type { Localized } from './localized';

/** The messages that every module may use. */
export const commonMessages = {
  invalidInput: { th: 'ข้อมูลที่ส่งมาไม่ถูกต้อง', en: 'Some of what was sent is not valid.' },
  malformedBody: { th: 'อ่านข้อมูลที่ส่งมาไม่ได้', en: 'The request body could not be read.' },
  bodyTooLarge: { th: 'ข้อมูลที่ส่งมามีขนาดใหญ่เกินไป', en: 'The request body is too large.' },
  signInFirst: { th: 'กรุณาเข้าสู่ระบบ', en: 'Please sign in.' },
  enrolFirst: {
    th: 'ต้องตั้งค่าการยืนยันตัวตนขั้นที่สองก่อน กรุณาโหลดหน้านี้ใหม่ แล้วทำตามขั้นตอน',
    en: 'A second factor has to be set up first. Please load this page again and follow the steps.',
  },
  sessionEnded: { th: 'เซสชันสิ้นสุดแล้ว กรุณาเข้าสู่ระบบอีกครั้ง', en: 'Your session has ended. Please sign in again.' },
  tokenFirst: { th: 'การเรียกนี้ต้องใช้โทเค็นที่ยังใช้ได้', en: 'This call needs a valid token.' },
  otherPurpose: { th: 'โทเค็นนี้มีไว้เพื่อการใช้งานอื่น', en: 'This token is for another purpose.' },
  notAllowed: { th: 'คุณไม่มีสิทธิ์ทำรายการนี้', en: 'You are not allowed to do this.' },
  membersOnly: {
    th: 'เฉพาะสมาชิกของกลุ่มนี้เท่านั้นที่ทำรายการนี้ได้ หากต้องการเข้าร่วม โปรดให้หัวหน้ากลุ่มเชิญคุณ',
    en: 'Only members of this group can do this. To join, ask its head to invite you.',
  },
  notFound: { th: 'ไม่พบข้อมูลที่ต้องการ', en: 'What you are looking for was not found.' },
  alreadyExists: { th: 'มีข้อมูลนี้อยู่แล้ว', en: 'This already exists.' },
  unavailable: {
    th: 'ระบบไม่พร้อมให้บริการชั่วคราว กรุณาลองใหม่อีกครั้ง',
    en: 'The service is unavailable for a moment. Please try again.',
  },
  upgrading: {
    th: 'ระบบกำลังอัปเกรดเป็นรุ่นใหม่ จึงยังใช้งานไม่ได้ กรุณาลองใหม่อีกครั้งในอีกสักครู่',
    en: 'The service is being upgraded to a new release, so nothing can be saved right now. Please try again in a few minutes.',
  },
  busy: {
    th: 'ขณะนี้ระบบมีงานรออยู่มาก กรุณารอสักครู่แล้วลองใหม่',
    en: 'The server is busy at the moment. Please wait a little and try again.',
  },
  searchTakesLong: {
    th: 'ค้นหานานเกินไป กรุณาพิมพ์เพิ่มอีกหนึ่งตัวอักษรแล้วลองใหม่',
    en: 'This search takes too long. Please type one more letter and try again.',
  },
  diskFull: {
    th: 'พื้นที่จัดเก็บของเซิร์ฟเวอร์เต็ม จึงยังบันทึกไม่ได้ กรุณาแจ้งผู้ดูแลระบบ',
    en: "The server's disk is full, so nothing can be saved for now. Please tell your administrator.",
  },
  formTooLarge: (megabytes: number): Localized => ({
    th: `ข้อมูลและรูปที่ส่งมารวมกันเกิน ${megabytes} MB กรุณาใช้รูปที่เล็กลง`,
    en: `The form and its images are larger than ${megabytes} MB together. Please use smaller images.`,
  }),
  imageTooLarge: (megabytes: number): Localized => ({
    th: `ไฟล์รูปมีขนาดเกิน ${megabytes} MB`,
    en: `The image file is larger than ${megabytes} MB.`,
  }),
  unknownPart: { th: 'แบบฟอร์มนี้ไม่มีช่องนี้', en: 'This form has no such field.' },
  sentTwice: { th: 'ส่งช่องนี้มามากกว่าหนึ่งครั้ง', en: 'This was sent more than once.' },
  tooManyUploads: {
    th: 'ส่งไฟล์ถี่เกินไป กรุณารอสักครู่แล้วลองใหม่',
    en: 'Too many uploads in a short time. Please wait a moment and try again.',
  },
  unexpected: (requestId: string): Localized => ({
    th: `เกิดข้อผิดพลาดที่ไม่คาดคิด กรุณาแจ้งผู้ดูแลระบบพร้อมรหัส ${requestId}`,
    en: `Something unexpected went wrong. Please tell support this code: ${requestId}`,
  }),

  required: { th: 'กรุณากรอกข้อมูล', en: 'This is required.' },
  tooLong: (max: number): Localized => ({
    th: `ยาวได้ไม่เกิน ${max.toLocaleString('en')} ตัวอักษร`,
    en: `Use at most ${max.toLocaleString('en')} characters.`,
  }),
  notPlainText: {
    th: 'มีอักขระที่ไม่สมบูรณ์หรือบันทึกไม่ได้ กรุณาลบแล้วพิมพ์ใหม่',
    en: 'This contains an incomplete character or one that cannot be stored. Delete it and type it again.',
  },
  notText: { th: 'ต้องเป็นข้อความ', en: 'This must be text.' },
  notNumber: { th: 'ต้องเป็นจำนวนเต็ม', en: 'This must be a whole number.' },
  tooSmall: (min: number): Localized => ({ th: `ต้องไม่น้อยกว่า ${min}`, en: `This must be at least ${min}.` }),
  tooGreat: (max: number): Localized => ({ th: `ต้องไม่เกิน ${max}`, en: `This must be at most ${max}.` }),
  unknownValue: { th: 'ไม่มีตัวเลือกนี้', en: 'There is no such choice.' },
  invalid: { th: 'รูปแบบไม่ถูกต้อง', en: 'This does not have the right format.' },
};
