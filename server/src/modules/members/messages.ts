import type { Localized } from '../../http/localized';

export const membersMessages = {
  renamed: { th: 'เปลี่ยนชื่อกลุ่มแล้ว', en: 'The group was renamed.' },
  levelChanged: { th: 'เปลี่ยนระดับของสมาชิกแล้ว', en: 'The level was changed.' },
  removed: { th: 'นำสมาชิกออกจากกลุ่มแล้ว', en: 'The member was removed from the group.' },
  restored: { th: 'คืนสมาชิกเข้ากลุ่มแล้ว', en: 'The member is back in the group.' },
  noLongerAllowed: {
    th: 'ระดับของคุณในกลุ่มนี้เพิ่งถูกเปลี่ยน คุณจึงทำรายการนี้ไม่ได้แล้ว',
    en: 'Your level in this group was changed a moment ago: you can no longer do this.',
  },
  lastHead: (name: string): Localized => ({
    th: `${name} เป็น Head คนสุดท้ายของกลุ่ม โปรดให้สมาชิกคนอื่นเป็น Head ก่อน`,
    en: `${name} is the last Head of this group. Make another member Head first.`,
  }),
};
