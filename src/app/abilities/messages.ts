import { defineMessages } from '@/shared/i18n/messages';

export const abilityMessages = defineMessages({
  th: {
    abilities: 'Can open and do',
    pages: 'Pages',
    actions: 'Actions',
    noAbility: 'ไม่มี',
    groupPages: 'Pages of their groups',
    inTheirGroups: 'เฉพาะกลุ่มที่เป็นสมาชิก ตามระดับในกลุ่ม',
    gained: (names: string) => `เพิ่มขึ้น: ${names}`,
    lost: (names: string) => `ทำไม่ได้อีก: ${names}`,
    nothingChanges: 'สิ่งที่เปิดและทำได้ในระบบนี้ไม่เปลี่ยน',
  },
  en: {
    abilities: 'Can open and do',
    pages: 'Pages',
    actions: 'Actions',
    noAbility: 'None.',
    groupPages: 'Pages of their groups',
    inTheirGroups: 'Only in their own groups, as their level there allows.',
    gained: (names: string) => `New: ${names}`,
    lost: (names: string) => `No longer: ${names}`,
    nothingChanges: 'They can open and do the same as before.',
  },
});
