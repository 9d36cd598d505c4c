import { defineMessages } from '@/shared/i18n/messages';

export const tokenMessages = defineMessages({
  th: {
    listTitle: 'โทเค็น',
    about: 'เว็บไซต์หรือระบบอื่นใช้โทเค็นเพื่ออ่านข่าวที่เผยแพร่ รายงานจำนวนการเข้าชม หรือนำเข้าข่าว',
    create: 'สร้างโทเค็น',
    name: 'ชื่อ',
    nameHint: 'ระบบใดจะใช้โทเค็นนี้',
    purpose: 'ใช้ทำอะไร',
    'read-news': 'อ่านข่าวที่เผยแพร่',
    'report-views': 'รายงานจำนวนการเข้าชม',
    import: 'นำเข้าข่าวของทุกกลุ่ม',
    unknown: 'เรื่องที่คอนโซลรุ่นนี้ไม่รู้จัก',
    createdAt: 'สร้างเมื่อ',
    createdBy: (date: string, name: string) => `${date} โดย ${name}`,
    lastUsed: 'ใช้ล่าสุด',
    never: 'ยังไม่เคยใช้',
    created: 'สร้างโทเค็นแล้ว',
    secretTitle: 'โทเค็นใหม่',
    secret: 'โทเค็น',
    secretHint: 'นำไปใส่ในการตั้งค่าของระบบนั้น โทเค็นแสดงครั้งเดียว คัดลอกไว้ก่อนปิด',
    secretNotCopied: 'ยังไม่ได้คัดลอกโทเค็น และจะไม่แสดงอีก หากไม่ได้คัดลอก ต้องเพิกถอนแล้วสร้างใหม่',
    revoke: 'เพิกถอน',
    revokeTitle: 'เพิกถอนโทเค็น',
    revokeQuestion: (name: string) => `ต้องการเพิกถอนโทเค็น “${name}” ใช่หรือไม่ ระบบที่ใช้โทเค็นนี้จะถูกปฏิเสธตั้งแต่ครั้งถัดไป`,
    revoked: 'เพิกถอนโทเค็นแล้ว',
    nameRequired: 'โปรดกรอกชื่อ',
    nameTooLong: (max: number) => `ชื่อยาวได้ไม่เกิน ${max} ตัวอักษร`,
  },
  en: {
    listTitle: 'Tokens',
    about:
      'With a token, a website or another system reads published news, reports the views that it counted, or imports news.',
    create: 'Create token',
    name: 'Name',
    nameHint: 'The system that will use it',
    purpose: 'What it may do',
    'read-news': 'Read published news',
    'report-views': 'Report views',
    import: 'Import news into any group',
    unknown: 'Something that this console does not know',
    createdAt: 'Created',
    createdBy: (date: string, name: string) => `${date} by ${name}`,
    lastUsed: 'Last used',
    never: 'Never',
    created: 'The token was created.',
    secretTitle: 'New token',
    secret: 'Token',
    secretHint:
      'Enter it in the settings of the other system. It is shown only this time: copy it before you close.',
    secretNotCopied:
      'The token was not copied, and is not shown again. Without it you would have to revoke the token and create a new one.',
    revoke: 'Revoke',
    revokeTitle: 'Revoke token',
    revokeQuestion: (name: string) =>
      `Revoke the token “${name}”? The next call of the system that uses it is refused.`,
    revoked: 'The token was revoked.',
    nameRequired: 'Enter a name.',
    nameTooLong: (max: number) => `The name can have at most ${max} characters.`,
  },
});

export type TokenMessages = (typeof tokenMessages)['en'];
