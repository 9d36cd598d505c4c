import { defineMessages } from '@/shared/i18n/messages';

export const abilityMessages = defineMessages({
  th: {
    abilities: 'เปิดและทำอะไรได้บ้าง',
    pages: 'หน้า',
    actions: 'สิ่งที่ทำได้',
    groupPages: 'หน้าของกลุ่มที่สังกัด',
    noAbility: 'ไม่มี',
    inTheirGroups: 'เฉพาะกลุ่มที่เป็นสมาชิก ตามระดับในกลุ่ม',
    gained: (names: string) => `เพิ่มขึ้น: ${names}`,
    lost: (names: string) => `ทำไม่ได้อีก: ${names}`,
    nothingChanges: 'สิ่งที่เปิดและทำได้ในระบบนี้ไม่เปลี่ยน',
  },
  en: {
    abilities: 'Can open and do',
    pages: 'Pages',
    actions: 'Actions',
    groupPages: 'Pages of their groups',
    noAbility: 'None.',
    inTheirGroups: 'Only in their own groups, as their level there allows.',
    gained: (names: string) => `New: ${names}`,
    lost: (names: string) => `No longer: ${names}`,
    nothingChanges: 'They can open and do the same as before.',
  },
});
