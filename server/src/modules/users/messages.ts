import type { Localized } from '../../http/localized';

export const usersMessages = {
  permissionAdded: (name: string): Localized => ({
    th: `เพิ่มสิทธิ์ ${name} แล้ว`,
    en: `The permission ${name} was added.`,
  }),
  permissionRemoved: (name: string): Localized => ({
    th: `ลบสิทธิ์ ${name} แล้ว`,
    en: `The permission ${name} was removed.`,
  }),
  lastAdministrator: {
    th: 'ต้องมีผู้ดูแลระบบอย่างน้อยหนึ่งคน จึงลบสิทธิ์ ADMINISTRATOR ของคนสุดท้ายไม่ได้',
    en: 'There must be at least one administrator: the last one keeps ADMINISTRATOR.',
  },
};
