import { MAX_TOKENS } from '@contract';

export const tokensMessages = {
  created: {
    th: 'สร้างโทเค็นแล้ว คัดลอกไว้ เพราะจะไม่แสดงอีก',
    en: 'The token was created. Copy it: it is not shown again.',
  },
  revoked: { th: 'เพิกถอนโทเค็นแล้ว', en: 'The token was revoked.' },
  tooMany: {
    th: `มีโทเค็นได้ไม่เกิน ${MAX_TOKENS} รายการ`,
    en: `There can be no more than ${MAX_TOKENS} tokens.`,
  },
};
