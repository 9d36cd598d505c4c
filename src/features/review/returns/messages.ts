import { defineMessages } from '@/shared/i18n/messages';

export const returnMessages = defineMessages({
  th: {
    title: 'ส่งข่าวกลับ',
    send: 'ส่งกลับ',
    withdrawTitle: 'นำข่าวออกจากเว็บไซต์',
    withdraw: 'นำออกจากเว็บไซต์',
    comment: 'ข้อความ',
    help: 'ผู้เขียนเห็นข้อความนี้ที่หน้าแรก ในรายการข่าว และเหนือแบบฟอร์ม จนกว่าจะบันทึกข่าวอีกครั้ง กด Ctrl+Enter เพื่อส่ง',
    required: 'โปรดบอกผู้เขียนว่าต้องแก้อะไร',
    tooLong: (max: number) => `ข้อความยาวได้ไม่เกิน ${max.toLocaleString('en')} ตัวอักษร`,
    withdraws: 'ข่าวจะถูกนำออกจากเว็บไซต์ทันที',
    withdrawn: 'นำข่าวออกจากเว็บไซต์แล้ว',
    done: 'ส่งข่าวกลับให้ผู้เขียนแล้ว',
  },
  en: {
    title: 'Return news',
    send: 'Return',
    withdrawTitle: 'Withdraw news',
    withdraw: 'Withdraw',
    comment: 'Comment',
    help: 'The writer sees this comment on the dashboard, in the list and above the form until the news is saved again. Press Ctrl+Enter to send.',
    required: 'Say what the writer has to change.',
    tooLong: (max: number) => `The comment may have at most ${max.toLocaleString('en')} characters.`,
    withdraws: 'The news is taken off the website immediately.',
    withdrawn: 'The news was taken off the website.',
    done: 'The news was returned to its writer.',
  },
});

export type ReturnMessages = (typeof returnMessages)['en'];
