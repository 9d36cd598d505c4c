import type { Localized } from '../../http/localized';

export const accountsMessages = {
  created: (name: string): Localized => ({
    th: `สร้างบัญชีของ ${name} แล้ว`,
    en: `The account of ${name} was created.`,
  }),
  edited: { th: 'บันทึกข้อมูลผู้ใช้แล้ว', en: 'The person was saved.' },
  disabled: (name: string): Localized => ({
    th: `ปิดบัญชีของ ${name} แล้ว`,
    en: `The account of ${name} was disabled.`,
  }),
  enabled: (name: string): Localized => ({
    th: `เปิดบัญชีของ ${name} อีกครั้งแล้ว`,
    en: `The account of ${name} was enabled.`,
  }),
  linkRequested: {
    th: 'หากมีบัญชีชื่อนี้ เราส่งลิงก์ตั้งรหัสผ่านใหม่ไปทางอีเมลแล้ว',
    en: 'If there is an account with this name, a link to set a new password has been sent by e-mail.',
  },
  passwordSet: { th: 'ตั้งรหัสผ่านแล้ว', en: 'The password was set.' },

  notAnEmail: { th: 'ที่อยู่อีเมลไม่ถูกต้อง', en: 'This is not an e-mail address.' },
  addressOfAnother: {
    th: 'ชื่อผู้ใช้เป็นอีเมลได้เฉพาะอีเมลของบัญชีนี้เอง',
    en: 'A username can be an e-mail address only if it is the address of this account.',
  },
  usernameTaken: {
    th: 'มีบัญชีอื่นใช้ชื่อนี้เป็นชื่อผู้ใช้หรืออีเมลแล้ว',
    en: 'Another account has this as its username or e-mail.',
  },
  emailTaken: {
    th: 'มีบัญชีอื่นใช้อีเมลนี้แล้ว',
    en: 'Another account has this e-mail.',
  },
  unknownGroup: { th: 'ไม่มีกลุ่มนี้แล้ว', en: 'This group does not exist any more.' },
  groupTwice: { th: 'เลือกกลุ่มเดียวกันสองครั้ง', en: 'The same group is chosen twice.' },
  onlyHeadIn: (group: string): Localized => ({
    th: `คุณไม่ได้เป็นผู้เชิญของกลุ่ม ${group} จึงตั้งได้เฉพาะระดับ Head ระดับอื่นให้ Head ของกลุ่มเชิญ`,
    en: `You do not invite people to the group ${group}, so you can only make its Head. Its Head gives the other levels.`,
  }),
  unknownBits: {
    th: 'มีสิทธิ์ที่ระบบไม่รู้จัก',
    en: 'One of these permissions does not exist.',
  },

  lastAdministrator: {
    th: 'ต้องมีผู้ดูแลระบบที่ใช้งานได้อย่างน้อยหนึ่งคน จึงปิดบัญชีของคนสุดท้ายไม่ได้',
    en: 'There must be at least one administrator who can sign in: the last one cannot be disabled.',
  },
  notOneself: {
    th: 'ปิดบัญชีของตัวเองไม่ได้ ให้ผู้ดูแลระบบคนอื่นเป็นผู้ปิด',
    en: 'You cannot disable your own account. Another administrator can.',
  },
  erased: {
    th: 'ข้อมูลส่วนบุคคลของบัญชีนี้ถูกลบไปแล้ว จึงเปิดบัญชีหรือแก้ไขอีกไม่ได้',
    en: 'This person was erased: the account can be neither enabled nor edited.',
  },
  emergencyAccount: {
    th: 'บัญชีนี้เป็นบัญชีเดียวที่เข้าสู่ระบบด้วยรหัสผ่านได้เมื่อผู้ให้บริการไม่ตอบ จึงเปลี่ยนชื่อ ปิด ลบ หรือถอนสิทธิ์ ADMINISTRATOR ไม่ได้ ให้ผู้ดูแลเซิร์ฟเวอร์ตั้ง NEWSDESK_PASSWORDS_ONLY_FOR เป็นบัญชีอื่นก่อน',
    en: 'This is the one account that signs in with a password when the provider does not answer, so it can be neither renamed, disabled nor erased, and stays an ADMINISTRATOR. The operator of the server has to name another account in NEWSDESK_PASSWORDS_ONLY_FOR first.',
  },
  linkOfDisabled: {
    th: 'บัญชีนี้ปิดอยู่ เปิดบัญชีก่อน แล้วจึงสร้างลิงก์',
    en: 'This account is disabled. Enable it first, then make a link.',
  },

  linkUsed: {
    th: 'ลิงก์นี้ใช้ตั้งรหัสผ่านไปแล้ว',
    en: 'This link has been used already.',
  },
  linkExpired: {
    th: 'ลิงก์นี้หมดอายุแล้ว กรุณาขอลิงก์ใหม่จากผู้ดูแลระบบ',
    en: 'This link has expired. Ask an administrator for a new one.',
  },
  linkEnded: {
    th: 'ลิงก์นี้ใช้ไม่ได้แล้ว กรุณาขอลิงก์ใหม่จากผู้ดูแลระบบ',
    en: 'This link is no longer valid. Ask an administrator for a new one.',
  },
  linkUnknown: {
    th: 'ไม่รู้จักลิงก์นี้ กรุณาคัดลอกลิงก์ทั้งหมดอีกครั้ง',
    en: 'This link is unknown. Please copy the whole link again.',
  },

  firstRunOver: {
    th: 'มีผู้ใช้ในระบบแล้ว กรุณาเข้าสู่ระบบ',
    en: 'There are users already. Please sign in.',
  },
  wrongStartToken: {
    th: 'รหัสเริ่มต้นไม่ถูกต้อง ดูรหัสได้ในข้อความที่เซิร์ฟเวอร์แสดงตอนเริ่มทำงาน',
    en: 'This is not the code that the server printed when it started.',
  },
  noLinkForOneself: {
    th: 'สร้างลิงก์ให้ตัวเองไม่ได้ เปลี่ยนรหัสผ่านของคุณได้ที่ My account',
    en: 'You cannot make a link for yourself. Change your password under My account.',
  },
};
