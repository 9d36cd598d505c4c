import { defineMessages } from '@/shared/i18n/messages';

const labels = {
  listTitle: 'Users',
  create: 'Create',
  search: 'Search',
  email: 'Email',
  username: 'Username',
  displayName: 'Display name',
  role: 'Role',
  view: 'View',
  detailTitle: 'User',
  profile: 'Profile',
  bio: 'Bio',
  permissions: 'Permissions',
  permission: 'Permission',
  state: 'State',
  granted: 'Granted',
  notGranted: 'Not granted',
  action: 'Action',
  add: 'Add',
  remove: 'Remove',
  journalist: 'Journalist',
  newsTable: 'News',
  newsPages: 'News pages',
  newsTitle: 'Title',
  newsStatus: 'Status',
  newsPublished: 'Published',
  newsCreated: 'Created',
};

export const usersMessages = defineMessages({
  th: {
    ...labels,
    searchHint: 'อีเมล ชื่อผู้ใช้ หรือชื่อที่แสดง',
    noMatch: (search: string) => `ไม่พบผู้ใช้ที่ตรงกับ “${search}”`,
    added: (permission: string, name: string) => `เพิ่มสิทธิ์ ${permission} ให้ ${name} แล้ว`,
    removed: (permission: string, name: string) => `ถอนสิทธิ์ ${permission} ของ ${name} แล้ว`,
    addAdministratorTitle: 'Add ADMINISTRATOR',
    addAdministrator: (name: string) =>
      `ต้องการให้ ${name} เป็นผู้ดูแลระบบใช่หรือไม่ ผู้ดูแลระบบเปิดได้ทุกหน้า ทำได้ทุกอย่าง และแก้ไขสิทธิ์ของทุกคนได้`,
    removeAdministratorTitle: 'Remove ADMINISTRATOR',
    removeAdministrator: (name: string) =>
      `ต้องการถอนสิทธิ์ผู้ดูแลระบบของ ${name} ใช่หรือไม่ หลังจากนี้จะใช้ได้เฉพาะสิทธิ์อื่นที่มีอยู่`,
    loseAdministrator: 'หากถอนสิทธิ์นี้ คุณจะแก้ไขสิทธิ์ของใครไม่ได้อีก รวมถึงของตัวเอง ต้องให้ผู้ดูแลระบบคนอื่นเพิ่มสิทธิ์คืนให้',
    isJournalist: 'เป็นนักข่าว',
    isNoJournalist: 'ไม่ได้เป็นนักข่าว',
    noNews: 'ยังไม่มีข่าวที่เขียน',
  },
  en: {
    ...labels,
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
