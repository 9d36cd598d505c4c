import { PASSWORD_MIN_CHARACTERS } from '@/shared/contract';
import { defineMessages } from '@/shared/i18n/messages';

const labels = {
  setPassword: 'Set password',
  newPassword: 'New password',
  repeatPassword: 'Repeat password',
  toSignIn: 'Sign in',
  firstRun: 'First administrator',
  username: 'Username',
  email: 'Email',
  password: 'Password',
  startCode: 'Code',
  create: 'Create',
};

/** The messages of the pages before the first sign-in. */
export const entryMessages = defineMessages({
  th: {
    ...labels,
    forPerson: (name: string, username: string) => `สวัสดี ${name} ตั้งรหัสผ่านสำหรับชื่อผู้ใช้ ${username}`,
    goodUntil: (date: string) => `ลิงก์นี้ใช้ได้หนึ่งครั้ง ถึง ${date}`,
    passwordRule: `อย่างน้อย ${PASSWORD_MIN_CHARACTERS} ตัวอักษร ไม่มีชื่อผู้ใช้หรืออีเมล และไม่ใช่รหัสผ่านที่คนใช้กันมาก`,
    passwordTooShort: `รหัสผ่านต้องมีอย่างน้อย ${PASSWORD_MIN_CHARACTERS} ตัวอักษร`,
    passwordsDiffer: 'รหัสผ่านสองช่องไม่ตรงกัน',
    passwordSet: 'ตั้งรหัสผ่านแล้ว เข้าสู่ระบบได้เลย',
    used: 'ลิงก์นี้ใช้ตั้งรหัสผ่านไปแล้ว',
    usedHelp: 'หากคุณเป็นผู้ตั้ง เข้าสู่ระบบได้เลย หากไม่ใช่ กรุณาแจ้งผู้ดูแลระบบทันที',
    expired: 'ลิงก์นี้หมดอายุแล้ว',
    expiredHelp: 'กรุณาขอลิงก์ใหม่จากผู้ดูแลระบบ',
    ended: 'ลิงก์นี้ใช้ไม่ได้แล้ว',
    endedHelp: 'อาจมีลิงก์ที่ใหม่กว่า หากไม่มี กรุณาขอลิงก์ใหม่จากผู้ดูแลระบบ',
    unknown: 'ไม่รู้จักลิงก์นี้',
    unknownHelp: 'กรุณาคัดลอกลิงก์ทั้งหมดอีกครั้ง หรือขอลิงก์ใหม่จากผู้ดูแลระบบ',
    firstRunAbout: 'ระบบนี้ยังไม่มีผู้ใช้ สร้างผู้ดูแลระบบคนแรก แล้วจึงเพิ่มคนอื่นได้ในหน้า Users',
    startCodeHint: 'เซิร์ฟเวอร์แสดงรหัสนี้ตอนเริ่มทำงาน',
    firstRunOver: 'มีผู้ดูแลระบบแล้ว',
    firstRunOverHelp: 'กรุณาเข้าสู่ระบบ',
    required: 'กรุณากรอกข้อมูล',
    notAnEmail: 'ที่อยู่อีเมลไม่ถูกต้อง',
  },
  en: {
    ...labels,
    forPerson: (name: string, username: string) =>
      `Hello ${name}. Set the password for the username ${username}.`,
    goodUntil: (date: string) => `This link can be used once, until ${date}.`,
    passwordRule: `At least ${PASSWORD_MIN_CHARACTERS} characters, without your username or e-mail, and not one of the most used passwords.`,
    passwordTooShort: `The password needs at least ${PASSWORD_MIN_CHARACTERS} characters.`,
    passwordsDiffer: 'The two passwords differ.',
    passwordSet: 'Your password is set. You can sign in now.',
    used: 'This link has been used already.',
    usedHelp: 'If that was you, sign in. If it was not, tell an administrator immediately.',
    expired: 'This link has expired.',
    expiredHelp: 'Ask an administrator for a new one.',
    ended: 'This link is no longer valid.',
    endedHelp: 'There may be a newer one. If you have none, ask an administrator for it.',
    unknown: 'This link is not valid.',
    unknownHelp: 'Copy the whole link again, or ask an administrator for a new one.',
    firstRunAbout:
      'There are no users yet. Create the first administrator, who can then add other people on the Users page.',
    startCodeHint: 'The server printed this code when it started.',
    firstRunOver: 'An administrator already exists.',
    firstRunOverHelp: 'Please sign in.',
    required: 'This is required.',
    notAnEmail: 'This is not a valid e-mail address.',
  },
});

export type EntryMessages = (typeof entryMessages)['en'];
