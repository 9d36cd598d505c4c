import { MAX_DRAFTS } from '@contract';

import type { Localized } from '../../http/localized';

export const draftsMessages = {
  changedMeanwhile: {
    th: 'ข้อความนี้ถูกบันทึกหรือลบจากอุปกรณ์อื่นแล้ว สิ่งที่ส่งมาครั้งนี้จึงยังไม่ได้บันทึก',
    en: 'This text was saved or removed on another device meanwhile, so what was sent now is not stored.',
  },
  tooMany: {
    th: `เก็บข้อความที่ยังไม่ได้บันทึกได้ไม่เกิน ${MAX_DRAFTS} รายการ กรุณาเขียนต่อให้เสร็จหรือลบบางรายการก่อน`,
    en: `You can keep at most ${MAX_DRAFTS} unsaved texts. Finish or remove one of them first.`,
  },
  tooDeep: (max: number): Localized => ({
    th: `ข้อมูลซ้อนกันได้ไม่เกิน ${max} ชั้น`,
    en: `This may be nested at most ${max} levels deep.`,
  }),
};
