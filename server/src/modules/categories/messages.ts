import { TRASH_DAYS } from '@contract';

import type { Localized } from '../../http/localized';

export const categoriesMessages = {
  nameTaken: { th: 'มีหมวดหมู่ชื่อนี้อยู่แล้ว', en: 'There is a category of this name already.' },
  created: { th: 'สร้างหมวดหมู่แล้ว', en: 'The category was created.' },
  saved: { th: 'บันทึกหมวดหมู่แล้ว', en: 'The category was saved.' },
  deleted: { th: 'ลบหมวดหมู่แล้ว', en: 'The category was deleted.' },
  notDeleted: {
    th: 'หมวดหมู่นี้ยังอยู่ ไม่ต้องกู้คืน',
    en: 'This category exists: there is nothing to restore.',
  },
  restored: { th: 'กู้คืนหมวดหมู่แล้ว', en: 'The category was restored.' },
  inUse: {
    th: 'ลบหมวดหมู่นี้ไม่ได้ เพราะมีข่าวอยู่ในหมวดหมู่นี้',
    en: 'This category cannot be deleted: there is news in it.',
  },
  inUseOrTrash: {
    th: `ลบหมวดหมู่นี้ไม่ได้ เพราะมีข่าวอยู่ในหมวดหมู่นี้ นับรวมข่าวที่ลบไปไม่เกิน ${TRASH_DAYS} วัน`,
    en: `This category cannot be deleted: there is news in it. News deleted in the last ${TRASH_DAYS} days counts too.`,
  },
  orderOutOfRange: (last: number): Localized => ({
    th: `ลำดับต้องอยู่ระหว่าง 1 ถึง ${last}`,
    en: `The order must be from 1 to ${last}.`,
  }),
};
