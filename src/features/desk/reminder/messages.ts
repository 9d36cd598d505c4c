import { APPROVAL_SOON_HOURS } from '@/shared/contract';
import { defineMessages } from '@/shared/i18n/messages';

export const reminderMessages = defineMessages({
  th: {
    approve: 'อนุมัติ',
    again: 'ต่ออีก 24 ชั่วโมง',
    againNamed: (title: string) => `ต่ออีก 24 ชั่วโมง: ${title}`,
    approveNamed: (title: string) => `อนุมัติ: ${title}`,
    notifyOutside: 'แจ้งเตือนนอกแท็บนี้ด้วย',
    soon: (count: number) =>
      `${count === 1 ? 'ข่าวนี้' : `ข่าว ${count} ข่าว`}จะหมดเวลาอนุมัติในไม่ถึง ${APPROVAL_SOON_HOURS} ชั่วโมง`,
    beforeTimeLeft: 'เหลือ ',
    afterTimeLeft: '',
    more: (count: number) => `อีก ${count} ข่าว`,
    blocked: 'เบราว์เซอร์ปิดการแจ้งเตือนของ Newsdesk ไว้ เปิดได้ในการตั้งค่าของเบราว์เซอร์',
  },
  en: {
    approve: 'Approve',
    again: 'Another 24 hours',
    againNamed: (title: string) => `Another 24 hours: ${title}`,
    approveNamed: (title: string) => `Approve: ${title}`,
    notifyOutside: 'Also notify me outside this tab',
    soon: (count: number) =>
      `${count === 1 ? 'The approval of this news runs' : `The approvals of ${count} news run`} out in less than ${APPROVAL_SOON_HOURS} hours`,
    beforeTimeLeft: '',
    afterTimeLeft: ' left',
    more: (count: number) => `${count} more`,
    blocked: 'The browser blocks notifications from Newsdesk. You can allow them in its settings.',
  },
});
