import type { Localized } from '../../http/localized';

export const siteMessages = {
  gone: { th: 'ข่าวนี้ไม่ได้เผยแพร่แล้ว', en: 'This article is no longer published' },
  goneText: {
    th: 'ข่าวนี้เคยอยู่ที่นี่ แต่กองบรรณาธิการนำออกแล้ว หรือระยะเวลาเผยแพร่สิ้นสุดลง',
    en: 'It was here before. The newsroom has taken it down, or its time of publication is over.',
  },
  unknown: { th: 'ไม่พบข่าวนี้', en: 'There is no such article' },
  unknownText: {
    th: 'โปรดตรวจสอบที่อยู่ของหน้า ข่าวที่ยังไม่ได้เผยแพร่จะยังไม่แสดงที่นี่',
    en: 'Please check the address. An article that is not published yet is not shown here.',
  },
} satisfies Record<string, Localized>;
