import type { Localized } from '../../http/localized';

export const handOverMessages = {
  handedOver: (name: string): Localized => ({
    th: `ส่งต่อข่าวให้ ${name} แล้ว`,
    en: `The news was handed over to ${name}.`,
  }),
  handedOverMeanwhile: {
    th: 'มีผู้อื่นส่งต่อข่าวนี้ในขณะเดียวกัน กรุณาตรวจดูอีกครั้ง',
    en: 'Someone else handed this news over at the same time. Please look again.',
  },
  onlyHeads: {
    th: 'เฉพาะ Head ของทั้งสองกลุ่มเท่านั้นที่ย้ายข่าวไปยังอีกกลุ่มได้',
    en: 'Only a Head of both groups can move news from one to the other.',
  },
  noMember: {
    th: 'คนนี้ไม่ได้เป็นสมาชิกของกลุ่ม กรุณาเลือกสมาชิกของกลุ่ม',
    en: 'This person is not a member of the group. Choose one of its members.',
  },
  isDisabled: {
    th: 'บัญชีของคนนี้ปิดอยู่ กรุณาเลือกคนอื่น',
    en: 'The account of this person is disabled. Choose somebody else.',
  },
  chooseCategory: {
    th: 'กลุ่มนี้ไม่มีหมวดหมู่ของข่าว กรุณาเลือกหมวดหมู่ของกลุ่มนี้',
    en: 'This group does not have the category of the news. Choose one of its own.',
  },
};
