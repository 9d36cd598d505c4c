import { TRASH_DAYS } from '@contract';

export const countriesMessages = {
  nameTaken: { th: 'มีประเทศชื่อนี้อยู่แล้ว', en: 'There is a country of this name already.' },
  codeTaken: { th: 'มีประเทศที่ใช้รหัสนี้อยู่แล้ว', en: 'There is a country with this code already.' },
  unknownCode: {
    th: 'ต้องเป็นรหัสประเทศสองตัวอักษรตาม ISO 3166-1 เช่น TH',
    en: 'This must be a two-letter country code of ISO 3166-1, such as TH.',
  },
  created: { th: 'สร้างประเทศแล้ว', en: 'The country was created.' },
  saved: { th: 'บันทึกประเทศแล้ว', en: 'The country was saved.' },
  deleted: { th: 'ลบประเทศแล้ว', en: 'The country was deleted.' },
  notDeleted: {
    th: 'ประเทศนี้ยังอยู่ ไม่ต้องกู้คืน',
    en: 'This country exists: there is nothing to restore.',
  },
  restored: { th: 'กู้คืนประเทศแล้ว', en: 'The country was restored.' },
  inUse: {
    th: 'ลบประเทศนี้ไม่ได้ เพราะมีข่าวของประเทศนี้อยู่',
    en: 'This country cannot be deleted: there is news about it.',
  },
  inUseOrTrash: {
    th: `ลบประเทศนี้ไม่ได้ เพราะมีข่าวของประเทศนี้อยู่ นับรวมข่าวที่ลบไปไม่เกิน ${TRASH_DAYS} วัน`,
    en: `This country cannot be deleted: there is news about it. News deleted in the last ${TRASH_DAYS} days counts too.`,
  },
};
