import { MAX_WEBHOOKS } from '@contract';

export const webhooksMessages = {
  created: {
    th: 'สร้างเว็บฮุกแล้ว คัดลอกรหัสลับไว้ เพราะจะไม่แสดงอีก',
    en: 'The webhook was created. Copy its secret: it is not shown again.',
  },
  saved: { th: 'บันทึกเว็บฮุกแล้ว', en: 'The webhook was saved.' },
  deleted: { th: 'ลบเว็บฮุกแล้ว', en: 'The webhook was deleted.' },
  notAnAddress: {
    th: 'ต้องเป็นที่อยู่เว็บที่ขึ้นต้นด้วย https:// และไม่มีชื่อผู้ใช้หรือรหัสผ่าน',
    en: 'This must be an address that begins with https://, without a user name or password.',
  },
  closed: {
    th: 'เซิร์ฟเวอร์ไปถึงที่อยู่นี้ไม่ได้ ต้องเป็นที่อยู่ https บนอินเทอร์เน็ตสาธารณะ',
    en: 'The server may not reach this address. It must be an https address on the public Internet.',
  },
  tooMany: {
    th: `มีเว็บฮุกได้ไม่เกิน ${MAX_WEBHOOKS} รายการ`,
    en: `There can be no more than ${MAX_WEBHOOKS} webhooks.`,
  },
  notYet: {
    th: 'ระบบกำลังเตรียมข่าวที่เผยแพร่อยู่ก่อนแล้ว กรุณาลองใหม่อีกครั้งในอีกสักครู่',
    en: 'The news that readers see already is still being prepared. Please try again in a few minutes.',
  },
  isWaiting: {
    th: 'รายการนี้กำลังรอส่งอยู่แล้ว',
    en: 'This delivery is waiting to be sent already.',
  },
};
