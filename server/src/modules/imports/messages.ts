import type { Localized } from '../../http/localized';

/** What an import says of an archive and its articles. */
export const importMessages = {
  bodyTooLarge: (megabytes: number): Localized => ({
    th: `ส่งได้ไม่เกิน ${megabytes} MB ต่อครั้ง แบ่งบรรทัดเป็นหลายครั้ง`,
    en: `A call can have at most ${megabytes} MB. Send the lines in several calls.`,
  }),
  notLines: {
    th: 'ต้องส่งบรรทัด JSON พร้อม Content-Type: application/x-ndjson',
    en: 'The body must be JSON lines, with Content-Type: application/x-ndjson.',
  },
  oneAtATime: {
    th: 'กำลังนำเข้าอีกชุดหนึ่งอยู่ นำเข้าได้ครั้งละหนึ่งชุด กรุณารอให้เสร็จแล้วลองใหม่',
    en: 'Another import is running. There is one at a time: wait for its end and try again.',
  },
  unknownAuthor: {
    th: 'ไม่มีบัญชีที่มีชื่อผู้ใช้หรืออีเมลนี้',
    en: 'Nobody here has this username or e-mail address.',
  },
  unknownCategory: { th: 'กลุ่มนี้ไม่มีหมวดหมู่นี้', en: 'The group has no such category.' },
  stopping: {
    th: 'เซิร์ฟเวอร์กำลังหยุด ข่าวที่นำเข้าแล้วยังอยู่ ส่งอีกครั้งเพื่อนำเข้าส่วนที่เหลือ',
    en: 'The server stops. What was imported stays: send the same again to import the rest.',
  },
  revoked: {
    th: 'โทเค็นถูกเพิกถอนระหว่างนำเข้า ข่าวที่นำเข้าแล้วยังอยู่ ส่งอีกครั้งด้วยโทเค็นใหม่เพื่อนำเข้าส่วนที่เหลือ',
    en: 'The token was revoked during the import. What was imported stays: send the same again with another token to import the rest.',
  },
  others: { th: 'เรื่องอื่นๆ', en: 'Others.' },
  notJson: { th: 'ไม่ใช่ JSON', en: 'This is no JSON.' },
  notAnObject: {
    th: 'ต้องเป็นออบเจกต์ JSON หนึ่งรายการ',
    en: 'An article must be one JSON object.',
  },
  notUtf8: {
    th: 'ข้อความไม่ใช่ UTF-8 บันทึกไฟล์เป็น UTF-8 แล้วนำเข้าอีกครั้ง',
    en: 'The text is not UTF-8. Save it as UTF-8.',
  },
  tooLarge: (megabytes: number): Localized => ({
    th: `ใหญ่กว่า ${megabytes} MB จึงข้ามไป`,
    en: `It is larger than ${megabytes} MB.`,
  }),
  notText: { th: 'ต้องเป็นข้อความ', en: 'It must be a text.' },
  notTexts: { th: 'ต้องเป็นข้อความ หรือรายการข้อความ', en: 'It must be a text, or a list of texts.' },
  unreadable: { th: 'อ่านไฟล์ไม่ได้', en: 'The file cannot be read.' },
  brokenXml: (why: string): Localized => ({
    th: `XML เสียหาย อ่านต่อไม่ได้: ${why}`,
    en: `The XML is broken and cannot be read any further: ${why}`,
  }),
  doctype: {
    th: 'ไม่รับ XML ที่มี DOCTYPE ลบส่วนนั้นออกก่อน',
    en: 'XML with a DOCTYPE is not accepted. Remove that part.',
  },
  noSourceId: {
    th: 'ต้องมีรหัสของบทความในคลังเดิม เพื่อไม่ให้นำเข้าซ้ำ',
    en: 'It needs the id of the article in its archive, so that it is not imported twice.',
  },
  unknownStatus: (status: string): Localized => ({
    th: `ไม่นำเข้าบทความสถานะ "${status}"`,
    en: `Articles with the status "${status}" are not imported.`,
  }),
  noAuthor: {
    th: 'ไม่พบผู้เขียนในระบบ ระบุบัญชีแทน (author)',
    en: 'Nobody here has this username or e-mail address. Name an account for such articles (author).',
  },
  otherAuthor: (name: string): Localized => ({
    th: `ไม่พบผู้เขียน "${name}" ใช้บัญชีที่ระบุ (author) แทน`,
    en: `The author "${name}" is unknown: the named account (author) is the author.`,
  }),
  noCategory: {
    th: 'ไม่มีหมวดหมู่ของกลุ่มนี้ เพิ่มหมวดหมู่ให้กลุ่ม หรือระบุหมวดหมู่แทน (category)',
    en: 'None of its categories belongs to the group. Add one to the group, or name one for such articles (category).',
  },
  categoryLeftOut: (name: string): Localized => ({
    th: `กลุ่มไม่มีหมวดหมู่ "${name}" จึงไม่ใช้`,
    en: `The group has no category "${name}": it is left out.`,
  }),
  secondCategory: (name: string): Localized => ({
    th: `ข่าวมีได้หมวดหมู่เดียว จึงไม่ใช้ "${name}"`,
    en: `News has one category: "${name}" is left out beside the first one.`,
  }),
  noCountry: {
    th: 'ไม่มีรหัสประเทศ ระบุแทน (country)',
    en: 'It has no country code. Name one for such articles (country).',
  },
  invalidDate: (text: string): Localized => ({
    th: `อ่านวันที่ "${text}" ไม่ได้ ต้องเป็นแบบ 2026-03-18T09:30:00+07:00`,
    en: `"${text}" is no date like 2026-03-18T09:30:00+07:00.`,
  }),
  buddhistYear: (year: number): Localized => ({
    th: `ปี ${year} น่าจะเป็น พ.ศ. ใช้ ค.ศ. ${year - 543}`,
    en: `The year ${year} seems to be of the Buddhist era. Write it as ${year - 543}.`,
  }),
  summaryFromText: {
    th: 'ไม่มีคำโปรย ใช้ข้อความช่วงต้นของบทความ',
    en: 'It has no summary: the beginning of the text becomes the summary.',
  },
  removedPart: (what: string): Localized => ({
    th: `ตัดออกจากเนื้อหา: ${what}`,
    en: `Removed from the text: ${what}`,
  }),
  shortcodeLeftOut: (name: string): Localized => ({
    th: `ตัด [${name}] ของ WordPress ออก`,
    en: `A [${name}] of WordPress is left out.`,
  }),
  shortcodeStays: (name: string): Localized => ({
    th: `[${name}] ของปลั๊กอิน WordPress ยังอยู่เป็นข้อความ`,
    en: `A [${name}] of a plug-in of WordPress stays as text.`,
  }),
  pathOfConsole: (path: string): Localized => ({
    th: `ที่อยู่เดิม ${path} เป็นหน้าของระบบนี้ จึงไม่นำทางต่อ`,
    en: `The old address ${path} is a page of this installation: it does not lead to the article.`,
  }),
  pictureMissing: {
    th: 'ไม่พบไฟล์ภาพ หรืออยู่นอกโฟลเดอร์ จึงตัดออก',
    en: 'A picture is missing, or outside of the folder: it is left out.',
  },
  pictureUnusable: {
    th: 'ไฟล์ภาพใช้ไม่ได้ จึงตัดออก',
    en: 'A file is no picture that can be used: it is left out.',
  },
  pictureNotFetched: {
    th: 'ดึงภาพจากเว็บไซต์อื่นไม่ได้ หรืออยู่ในเครือข่ายปิด ภาพจึงอยู่ที่เดิม',
    en: 'A picture of another website cannot be fetched, or lies in a closed network: it stays at its address.',
  },
  pictureToFetch: {
    th: 'ภาพจากเว็บไซต์อื่นที่จะดึงมา',
    en: 'A picture of another website, which the import fetches.',
  },
  picturesOverLimit: (megabytes: number): Localized => ({
    th: `ภาพเกิน ${megabytes} MB แล้ว ภาพที่เหลือไม่ถูกนำเข้า`,
    en: `The pictures are over ${megabytes} MB: this one is not imported.`,
  }),
  coverLeftOut: (why: string): Localized => ({
    th: `ภาพปกใช้ไม่ได้ จึงไม่มีภาพปก: ${why}`,
    en: `The cover cannot be used, so the article has none: ${why}`,
  }),
};
