import { PUBLISHED_YEARS } from '@contract';

import type { Localized } from '../../http/localized';

export const newsMessages = {
  created: { th: 'สร้างข่าวแล้ว', en: 'The news was created.' },
  saved: { th: 'บันทึกข่าวแล้ว', en: 'The news was saved.' },
  waits: {
    th: 'บันทึกข่าวแล้ว ผู้อ่านยังเห็นฉบับที่อนุมัติไว้จนกว่าการแก้ไขนี้จะได้รับอนุมัติ',
    en: 'The news was saved. Readers go on seeing the approved text until your changes are approved.',
  },
  published: {
    th: 'บันทึกข่าวแล้ว และผู้อ่านเห็นการแก้ไขนี้แล้ว',
    en: 'The news was saved, and readers see the changes.',
  },
  publishedLater: {
    th: 'บันทึกข่าวแล้ว ผู้อ่านจะเห็นข่าวนี้พร้อมการแก้ไขเมื่อถึงเวลาเผยแพร่',
    en: 'The news was saved. Readers see it, with the changes, from its Publish at on.',
  },
  approvedForADay: {
    th: 'อนุมัติข่าวให้แสดงบนเว็บไซต์ 24 ชั่วโมงแล้ว',
    en: 'The news was approved: it shows on the website for 24 hours.',
  },
  approvedAgain: {
    th: 'ให้ข่าวแสดงบนเว็บไซต์ต่ออีก 24 ชั่วโมงแล้ว',
    en: 'The news shows on the website for another 24 hours.',
  },
  approvedPermanently: { th: 'อนุมัติข่าวถาวรแล้ว', en: 'The news was approved permanently.' },
  alreadyApproved: {
    th: 'ข่าวนี้ได้รับการอนุมัติถาวรแล้ว',
    en: 'This news is approved permanently already.',
  },
  fourEyes: {
    th: 'คุณเขียนหรือแก้ไขข่าวนี้หลังการอนุมัติครั้งล่าสุด ต้องให้ผู้อื่นเป็นผู้อนุมัติ',
    en: 'You wrote or edited this news since its last approval. Somebody else has to approve it.',
  },
  approvedMeanwhile: {
    th: 'มีผู้อื่นเปลี่ยนการอนุมัติข่าวนี้ในขณะเดียวกัน กรุณาตรวจดูอีกครั้ง',
    en: 'Someone else changed this approval at the same time. Please look again.',
  },

  createdAndDeleted: {
    th: 'ข่าวนี้ถูกสร้างแล้ว และถูกลบไปแล้ว หัวหน้ากลุ่มกู้คืนได้',
    en: 'This news was created and then deleted. A Head of the group can restore it.',
  },
  createdAndMoved: {
    th: 'ข่าวนี้ถูกสร้างแล้ว และถูกย้ายไปยังอีกกลุ่มแล้ว',
    en: 'This news was created and then moved to another group.',
  },
  createdWithOtherContent: {
    th: 'แบบฟอร์มนี้สร้างข่าวไว้แล้วด้วยเนื้อหาอื่น ยังไม่มีอะไรถูกเขียนทับ กรุณาเปิดข่าวนั้นแล้วแก้ไข',
    en: 'This form has created news with other content already. Nothing was overwritten; open that news and edit it.',
  },

  falseOrNothing: { th: 'ต้องเป็น false หรือไม่ส่งส่วนนี้', en: 'Send false, or leave it out.' },
  trueOrNothing: { th: 'ต้องเป็น true หรือไม่ส่งส่วนนี้', en: 'Send true, or leave it out.' },
  changedMeanwhile: {
    th: 'มีผู้อื่นบันทึกข่าวนี้ในขณะเดียวกัน ยังไม่มีอะไรถูกเขียนทับ กรุณาบันทึกอีกครั้ง',
    en: 'Someone else saved this news at the same time. Nothing was overwritten; please save again.',
  },

  tooDeep: (max: number): Localized => ({
    th: `เนื้อหาซ้อนกันเกิน ${max} ชั้น กรุณาล้างรูปแบบของส่วนที่วางมาจากที่อื่นแล้วบันทึกอีกครั้ง`,
    en: `The layout is nested more than ${max} levels deep. Clear the formatting of what was pasted, then save again.`,
  }),
  tooManyElements: (max: number): Localized => ({
    th: `เนื้อหามีองค์ประกอบเกิน ${max.toLocaleString('en')} ชิ้น กรุณาล้างรูปแบบที่ไม่จำเป็น หรือแบ่งเป็นหลายข่าว`,
    en: `The text has more than ${max.toLocaleString('en')} elements. Clear formatting that is not needed, or split it into several news.`,
  }),
  tooManyPictures: (max: number): Localized => ({
    th: `เนื้อหามีภาพที่ฝังเป็นข้อมูลได้ไม่เกิน ${max} ภาพ โปรดอัปโหลดภาพที่เหลือในตัวแก้ไข`,
    en: `An article brings at most ${max} pictures inside its text. Upload the others in the editor.`,
  }),
  lostPictures: (addresses: string[]): Localized => ({
    th: `ภาพนี้ไม่ได้เก็บไว้แล้ว เพราะไม่มีข่าวใดแสดงเป็นเวลา 7 วัน กรุณาใส่ภาพใหม่หรือลบออก: ${addresses.join(', ')}`,
    en: `No news showed this picture for 7 days, so it is no longer stored. Add it again or remove it: ${addresses.join(', ')}`,
  }),
  tooSlow: {
    th: 'ตรวจเนื้อหานี้ไม่เสร็จในเวลาที่กำหนด กรุณาล้างรูปแบบของส่วนที่วางมาจากที่อื่น หรือตัดให้สั้นลง',
    en: 'Checking this text took too long. Clear the formatting of what was pasted, or shorten the text.',
  },

  changedBeforeApproval: {
    th: 'มีผู้อื่นแก้ไขข่าวนี้หลังจากที่คุณเปิดดู จึงยังไม่ได้อนุมัติ กรุณาตรวจดูอีกครั้ง',
    en: 'Someone else changed this news after you opened it. It was not approved; please look again.',
  },

  editedBeforeApproval: {
    th: 'มีผู้อื่นแก้ไขข่าวนี้ในขณะเดียวกัน จึงยังไม่ได้อนุมัติ กรุณาตรวจดูอีกครั้ง',
    en: 'Someone else edited this news at the same time. It was not approved; please look again.',
  },

  chooseCategory: { th: 'กรุณาเลือกหมวดหมู่', en: 'Please choose a category.' },
  categoryNotInGroup: { th: 'กลุ่มนี้ไม่มีหมวดหมู่นี้', en: 'This group does not have this category.' },
  chooseCountry: { th: 'กรุณาเลือกประเทศ', en: 'Please choose a country.' },
  unknownCountry: { th: 'ไม่มีประเทศนี้', en: 'There is no such country.' },
  invalidDate: {
    th: 'วันที่ต้องอยู่ในรูป YYYY-MM-DDTHH:mm:ss+07:00',
    en: 'The date must look like YYYY-MM-DDTHH:mm:ss+07:00.',
  },
  dateTooFar: {
    th: `วันที่เผยแพร่ต้องห่างจากวันนี้ไม่เกิน ${PUBLISHED_YEARS} ปี`,
    en: `The date must be within ${PUBLISHED_YEARS} years of today.`,
  },
  invalidUrl: { th: 'ต้องเป็นที่อยู่เว็บ http หรือ https', en: 'This must be an http or https address.' },
  tooManyTags: (max: number): Localized => ({
    th: `ใส่แท็กได้ไม่เกิน ${max} แท็ก`,
    en: `Use at most ${max} tags.`,
  }),
  tagTooLong: (max: number): Localized => ({
    th: `แต่ละแท็กยาวได้ไม่เกิน ${max} ตัวอักษร`,
    en: `A tag has at most ${max} characters.`,
  }),
  invalidReferences: { th: 'รายการอ้างอิงไม่ถูกต้อง', en: 'The reference links do not have the right format.' },
  tooManyReferences: (max: number): Localized => ({
    th: `ใส่ลิงก์อ้างอิงได้ไม่เกิน ${max} รายการ`,
    en: `Use at most ${max} reference links.`,
  }),
  otherGroup: { th: 'กลุ่มไม่ตรงกับที่อยู่ที่เรียก', en: 'This is not the group of the address.' },
  otherNews: { th: 'ข่าวไม่ตรงกับที่อยู่ที่เรียก', en: 'This is not the news of the address.' },

  waiting: { th: 'รออนุมัติ', en: 'Waiting for approval' },
  withWriter: { th: 'รอผู้เขียนแก้ไข', en: 'Waits for its writer' },
  changesWait: { th: 'การแก้ไขรออนุมัติ', en: 'Changes wait for approval' },
  changesReturned: { th: 'การแก้ไขถูกส่งกลับ', en: 'The changes were returned' },
  withdrawn: { th: 'นำออกจากเว็บไซต์แล้ว', en: 'Taken off the website' },
  forADay: { th: 'อนุมัติ 24 ชั่วโมง', en: 'Approved for 24 hours' },
  expired: { th: 'หมดเวลาอนุมัติ 24 ชั่วโมงแล้ว', en: 'The approval for 24 hours has run out' },
  permanent: { th: 'อนุมัติถาวร', en: 'Approved permanently' },
};
