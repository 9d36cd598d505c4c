import { defineMessages } from '@/shared/i18n/messages';

export const settingsMessages = defineMessages({
  th: {
    settings: 'การแจ้งเตือน',
    settingsHint: 'เลือกว่าจะให้แจ้งแต่ละเรื่องอย่างไร',
    save: 'บันทึกการแจ้งเตือน',
    saved: 'บันทึกการแจ้งเตือนแล้ว',
    console: 'ในระบบ',
    mail: 'ในระบบและทางอีเมล',
    never: 'ไม่แจ้ง',
    ofReturned: 'ข่าวของฉันถูกส่งกลับ',
    ofWithdrawn: 'ข่าวของฉันถูกนำออกจากเว็บไซต์',
    ofApproved: 'ข่าวของฉันได้รับอนุมัติ',
    ofRunsOut: 'ข่าวของฉันใกล้หมดเวลาเผยแพร่',
    ofWentDark: 'ข่าวของฉันหมดเวลาเผยแพร่',
    ofWaits: 'ข่าวรอฉันอนุมัตินานกว่าหนึ่งวัน',
    ofHandedOver: 'ข่าวที่ส่งต่อให้ฉัน',
    ofInvited: 'ฉันได้เป็นสมาชิกของกลุ่ม',
    ofNewDevice: 'การเข้าสู่ระบบจากอุปกรณ์ใหม่',
  },
  en: {
    settings: 'Notifications',
    settingsHint: 'Choose how you are told of each.',
    save: 'Save notifications',
    saved: 'Your notifications were saved.',
    console: 'In the console',
    mail: 'In the console and by mail',
    never: 'Never',
    ofReturned: 'News of mine is returned',
    ofWithdrawn: 'News of mine is withdrawn',
    ofApproved: 'News of mine is approved',
    ofRunsOut: 'The 24 hours of my news run out',
    ofWentDark: 'The 24 hours of my news are over',
    ofWaits: 'News waits for me for more than a day',
    ofHandedOver: 'News is handed over to me',
    ofInvited: 'I am made a member of a group',
    ofNewDevice: 'A sign-in on a new device',
  },
});

export type SettingsMessages = (typeof settingsMessages)['en'];
