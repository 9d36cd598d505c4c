import type { Localized } from '../../http/localized';

const NAMES = 3;

/** The names of up to three groups, and how many more there are. */
const listed = (groups: string[], more: (count: number) => string): string => {
  const names = groups.slice(0, NAMES).map((name) => `“${name}”`);
  const left = groups.length - names.length;
  return names.join(', ') + (left > 0 ? ` ${more(left)}` : '');
};

export const membersMessages = {
  renamed: { th: 'เปลี่ยนชื่อกลุ่มแล้ว', en: 'The group was renamed.' },
  levelChanged: { th: 'เปลี่ยนระดับของสมาชิกแล้ว', en: 'The level was changed.' },
  removed: { th: 'นำสมาชิกออกจากกลุ่มแล้ว', en: 'The member was removed from the group.' },
  restored: { th: 'คืนสมาชิกเข้ากลุ่มแล้ว', en: 'The member is back in the group.' },
  noLongerAllowed: {
    th: 'ระดับของคุณในกลุ่มนี้เพิ่งถูกเปลี่ยน คุณจึงทำรายการนี้ไม่ได้แล้ว',
    en: 'Your level in this group was changed a moment ago: you can no longer do this.',
  },
  lastHead: (name: string, groups: string[]): Localized => ({
    th: `${name} เป็น Head คนสุดท้ายที่ใช้งานได้ของกลุ่ม ${listed(groups, (count) => `และอีก ${count} กลุ่ม`)} โปรดตั้งคนอื่นเป็น Head ก่อน`,
    en: `${name} is the last active Head of ${listed(groups, (count) => `and ${count} more`)}. Appoint another Head first.`,
  }),
  appointed: (name: string): Localized => ({
    th: `ตั้ง ${name} เป็น Head แล้ว`,
    en: `${name} is a Head of the group now.`,
  }),
  onlyHeads: {
    th: 'ผู้ดูแลระบบที่ไม่ได้เป็น Head ของกลุ่ม ตั้งสมาชิกได้เฉพาะระดับ Head',
    en: 'An administrator who is not a Head of the group can only appoint a Head.',
  },
  isDisabled: (name: string): Localized => ({
    th: `บัญชีของ ${name} ปิดอยู่ จึงเป็น Head ไม่ได้`,
    en: `The account of ${name} is disabled, so they cannot be Head.`,
  }),
};
