import type { Notification, NotificationKind } from '@contract';

/** The most lines of a digest; the others are in the console. */
const DIGEST_LINES = 30;

const DELETED = { th: '(ลบแล้ว)', en: '(deleted)' };

type Told = { what: string; who: string };

const IN_WORDS: Record<NotificationKind, Record<'th' | 'en', (told: Told) => string>> = {
  returned: {
    th: ({ what, who }) => `${who} ส่งข่าว “${what}” กลับมาให้คุณ`,
    en: ({ what, who }) => `${who} returned “${what}” to you`,
  },
  withdrawn: {
    th: ({ what, who }) => `${who} นำข่าว “${what}” ของคุณออกจากเว็บไซต์`,
    en: ({ what, who }) => `${who} withdrew your news “${what}”`,
  },
  approved: {
    th: ({ what, who }) => `${who} อนุมัติข่าว “${what}” ของคุณ`,
    en: ({ what, who }) => `${who} approved your news “${what}”`,
  },
  'runs-out': {
    th: ({ what }) => `ข่าว “${what}” ของคุณจะหมดเวลาเผยแพร่ภายในสองชั่วโมง`,
    en: ({ what }) => `The 24 hours of your news “${what}” end within two hours`,
  },
  'went-dark': {
    th: ({ what }) => `ข่าว “${what}” ของคุณหมดเวลาเผยแพร่แล้ว`,
    en: ({ what }) => `The 24 hours of your news “${what}” are over`,
  },
  waits: {
    th: ({ what }) => `ข่าว “${what}” รออนุมัติมานานกว่าหนึ่งวัน`,
    en: ({ what }) => `“${what}” has waited for approval for more than a day`,
  },
  'handed-over': {
    th: ({ what, who }) => `${who} ส่งต่อข่าว “${what}” ให้คุณ`,
    en: ({ what, who }) => `${who} handed the news “${what}” over to you`,
  },
  invited: {
    th: ({ what, who }) => `${who} เพิ่มคุณเป็นสมาชิกของกลุ่ม “${what}”`,
    en: ({ what, who }) => `${who} made you a member of the group “${what}”`,
  },
  mentioned: {
    th: ({ what, who }) => `${who} กล่าวถึงคุณในความเห็นของข่าว “${what}”`,
    en: ({ what, who }) => `${who} mentioned you in a comment on “${what}”`,
  },
  commented: {
    th: ({ what, who }) => `${who} เขียนความเห็นในข่าว “${what}”`,
    en: ({ what, who }) => `${who} commented on “${what}”`,
  },
  'new-device': {
    th: () => 'มีการเข้าสู่ระบบด้วยบัญชีของคุณจากอุปกรณ์ใหม่ หากไม่ใช่คุณ กรุณาเปลี่ยนรหัสผ่านทันที',
    en: () =>
      'Somebody signed in to your account on a new device. If it was not you, change your password immediately',
  },
};

/** What a letter says of each notification, with the names of now. */
export const linesIn = (language: 'th' | 'en', items: readonly Notification[]): string[] =>
  items.slice(0, DIGEST_LINES).map(({ kind, news, group, by }) => {
    const deleted = DELETED[language];
    const what = kind === 'invited' ? group?.name : news?.title;
    return IN_WORDS[kind][language]({ what: what ?? deleted, who: by?.displayName ?? deleted });
  });
