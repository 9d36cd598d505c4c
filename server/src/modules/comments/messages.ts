import { MAX_COMMENTS, MAX_CONVERSATION } from '@contract';

const characters = MAX_CONVERSATION.toLocaleString('en');

export const commentMessages = {
  tooMany: {
    th: `ข่าวหนึ่งมีความเห็นได้ไม่เกิน ${MAX_COMMENTS} รายการ`,
    en: `News can have at most ${MAX_COMMENTS} comments.`,
  },
  tooLong: {
    th: `ความเห็นในข่าวนี้รวมกันเกิน ${characters} ตัวอักษรแล้ว จึงเพิ่มไม่ได้อีก`,
    en: `The comments on this news have ${characters} characters together, so none can be added.`,
  },
  notYours: {
    th: 'ลบได้เฉพาะความเห็นที่คุณเขียนเอง',
    en: 'You can delete only comments that you wrote.',
  },
  hasReplies: {
    th: 'ความเห็นนี้มีคำตอบแล้ว จึงลบไม่ได้',
    en: 'This comment has replies, so it cannot be deleted.',
  },
  isReturn: {
    th: 'ความเห็นนี้คือเหตุผลที่ส่งข่าวกลับหรือนำข่าวออกจากเว็บไซต์ จึงลบไม่ได้',
    en: 'This comment is why the news was returned or withdrawn, so it cannot be deleted.',
  },
};
