import { MAX_TEMPLATES } from '@contract';

export const templateMessages = {
  tooMany: {
    th: `กลุ่มหนึ่งมีแม่แบบได้ไม่เกิน ${MAX_TEMPLATES} แบบ`,
    en: `A group can have at most ${MAX_TEMPLATES} templates.`,
  },
  nameTaken: { th: 'กลุ่มนี้มีแม่แบบชื่อนี้อยู่แล้ว', en: 'The group has a template of this name already.' },
  noPictures: {
    th: 'แม่แบบเก็บภาพไม่ได้ โปรดนำภาพออก',
    en: 'A template cannot keep pictures. Remove them.',
  },
};
