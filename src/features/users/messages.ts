import { PostStatus } from '@/shared/contract';
import { defineMessages } from '@/shared/i18n/messages';

const THAI_STATUS = {
  [PostStatus.Draft]: 'ฉบับร่าง',
  [PostStatus.Published]: 'เผยแพร่',
  [PostStatus.Hidden]: 'ซ่อนอยู่',
} as const;

export const usersMessages = defineMessages({
  quoted: {
    listTitle: ['Users', 'ผู้ใช้'],
    create: ['Create', 'สร้าง'],
    search: ['Search', 'ค้นหา'],
    email: ['Email', 'อีเมล'],
    username: ['Username', 'ชื่อผู้ใช้'],
    displayName: ['Display name', 'ชื่อที่แสดง'],
    role: ['Role', 'บทบาท'],
    view: ['View', 'เปิดดู'],
    detailTitle: ['User', 'ผู้ใช้'],
    bio: ['Bio', 'แนะนำตัว'],
    add: ['Add', 'เพิ่ม'],
    remove: ['Remove', 'ถอน'],
    newsTable: ['News', 'ข่าว'],
    newsTitle: ['Title', 'หัวข้อ'],
    newsStatus: ['Status', 'สถานะ'],
    newsPublished: ['Published', 'เผยแพร่'],
    newsCreated: ['Created', 'สร้างเมื่อ'],
    // The backend's words are English in every language.
    newsStatusOf: [(_: PostStatus, text: string) => text, (status: PostStatus) => THAI_STATUS[status]],
  },
  th: {
    profile: 'โปรไฟล์',
    permissions: 'สิทธิ์',
    permission: 'สิทธิ์',
    state: 'สถานะ',
    granted: 'ได้รับแล้ว',
    notGranted: 'ยังไม่ได้รับ',
    action: 'คำสั่ง',
    journalist: 'นักข่าว',
    newsPages: 'หน้าของรายการข่าว',
    searchHint: 'อีเมล ชื่อผู้ใช้ หรือชื่อที่แสดง',
    noMatch: (search: string) => `ไม่พบผู้ใช้ที่ตรงกับ “${search}”`,
    added: (permission: string, name: string) => `เพิ่มสิทธิ์ ${permission} ให้ ${name} แล้ว`,
    removed: (permission: string, name: string) => `ถอนสิทธิ์ ${permission} ของ ${name} แล้ว`,
    addAdministratorTitle: 'เพิ่ม ADMINISTRATOR',
    addAdministrator: (name: string) =>
      `ต้องการให้ ${name} เป็นผู้ดูแลระบบใช่หรือไม่ ผู้ดูแลระบบเปิดได้ทุกหน้า ทำได้ทุกอย่าง และแก้ไขสิทธิ์ของทุกคนได้`,
    removeAdministratorTitle: 'ถอน ADMINISTRATOR',
    removeAdministrator: (name: string) =>
      `ต้องการถอนสิทธิ์ผู้ดูแลระบบของ ${name} ใช่หรือไม่ หลังจากนี้จะใช้ได้เฉพาะสิทธิ์อื่นที่มีอยู่`,
    loseAdministrator: 'หากถอนสิทธิ์นี้ คุณจะแก้ไขสิทธิ์ของใครไม่ได้อีก รวมถึงของตัวเอง ต้องให้ผู้ดูแลระบบคนอื่นเพิ่มสิทธิ์คืนให้',
    isJournalist: 'เป็นนักข่าว',
    isNoJournalist: 'ไม่ได้เป็นนักข่าว',
    noNews: 'ยังไม่มีข่าวที่เขียน',
  },
  en: {
    profile: 'Profile',
    permissions: 'Permissions',
    permission: 'Permission',
    state: 'State',
    granted: 'Granted',
    notGranted: 'Not granted',
    action: 'Action',
    journalist: 'Journalist',
    newsPages: 'News pages',
    searchHint: 'Email, username or display name',
    noMatch: (search: string) => `No user matches “${search}”.`,
    added: (permission: string, name: string) => `${permission} was added to ${name}.`,
    removed: (permission: string, name: string) => `${permission} was removed from ${name}.`,
    addAdministratorTitle: 'Add ADMINISTRATOR',
    addAdministrator: (name: string) =>
      `Make ${name} an administrator? Administrators can open every page, do everything and change anyone’s permissions.`,
    removeAdministratorTitle: 'Remove ADMINISTRATOR',
    removeAdministrator: (name: string) =>
      `Remove the administrator permission of ${name}? Only their other permissions remain.`,
    loseAdministrator:
      'Without it you can no longer change anyone’s permissions, including your own. Another administrator would have to add it again.',
    isJournalist: 'A journalist',
    isNoJournalist: 'Not a journalist',
    noNews: 'No news written yet.',
  },
});
