import { defineMessages } from '@/shared/i18n/messages';

const labels = {
  title: 'Second factor',
  on: 'On',
  off: 'Off',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  newCodes: 'New recovery codes',
  password: 'Password',
  code: 'Code',
  key: 'Key',
  qr: 'QR code',
  next: 'Continue',
  recoveryCodes: 'Recovery codes',
  copy: 'Copy',
  download: 'Download',
  done: 'Done',
  close: 'Close',
  reset: 'Reset',
  logOut: 'Log out',
};

/** The messages of the second factor: its card, its set-up and its reset. */
export const twoFactorMessages = defineMessages({
  th: {
    ...labels,
    about: 'เมื่อเข้าสู่ระบบ ระบบจะถามรหัสจากแอปในโทรศัพท์ของคุณหลังรหัสผ่าน ผู้ที่รู้เพียงรหัสผ่านจึงเข้าบัญชีนี้ไม่ได้',
    codesLeft: (count: number) => `เหลือรหัสกู้คืน ${count} รหัส สำหรับใช้เมื่อไม่มีโทรศัพท์`,
    isRequired: 'ที่นี่กำหนดให้ใช้ หากปิด คุณต้องตั้งค่าใหม่ก่อนทำอย่างอื่น',
    requiredNow: (name: string) => `${name} ที่นี่กำหนดให้บัญชีของคุณใช้การยืนยันตัวตนขั้นที่สอง ตั้งค่าครั้งเดียว ใช้เวลาไม่กี่นาที`,
    passwordFirst: 'ใส่รหัสผ่านของคุณอีกครั้งก่อนเริ่ม',
    scan: 'สแกนภาพนี้ด้วยแอปยืนยันตัวตนในโทรศัพท์ เช่น Google Authenticator, Microsoft Authenticator หรือ Aegis',
    orType: 'หากสแกนไม่ได้ ให้พิมพ์คีย์นี้ในแอป',
    thenCode: 'แล้วใส่รหัส 6 หลักที่แอปแสดง',
    codeHint: 'รหัส 6 หลักจากแอป หรือรหัสกู้คืนหนึ่งรหัส',
    isOn: 'เปิดการยืนยันตัวตนขั้นที่สองแล้ว',
    keepCodes: 'เก็บรหัสเหล่านี้ไว้ในที่ปลอดภัย แต่ละรหัสใช้แทนรหัสจากแอปได้หนึ่งครั้งเมื่อไม่มีโทรศัพท์ รหัสแสดงครั้งนี้ครั้งเดียว',
    fileHead: (username: string) => `รหัสกู้คืน Newsdesk ของ ${username} แต่ละรหัสใช้ได้หนึ่งครั้ง`,
    offQuestion: 'เมื่อปิดแล้ว เข้าสู่ระบบได้ด้วยรหัสผ่านอย่างเดียว ใส่รหัสผ่านและรหัสจากแอปเพื่อยืนยัน',
    newCodesQuestion: 'รหัสกู้คืนเดิมจะใช้ไม่ได้อีก ใส่รหัสผ่านและรหัสจากแอปเพื่อยืนยัน',
    isOff: 'ปิดการยืนยันตัวตนขั้นที่สองแล้ว',
    passwordRequired: 'โปรดกรอกรหัสผ่าน',
    codeRequired: 'โปรดกรอกรหัส',
    sixDigits: 'รหัสจากแอปมีตัวเลข 6 หลัก',
    resetQuestion: (name: string) =>
      `ต้องการล้างการยืนยันตัวตนขั้นที่สองของ ${name} ใช่หรือไม่ ทุกเครื่องที่เข้าสู่ระบบอยู่จะถูกตัดทันที แล้วเข้าสู่ระบบใหม่ได้ด้วยรหัสผ่านอย่างเดียว ทำเมื่อแน่ใจว่าเจ้าของบัญชีเป็นผู้ขอเท่านั้น`,
    wasReset: (name: string) => `ล้างการยืนยันตัวตนขั้นที่สองของ ${name} แล้ว`,
  },
  en: {
    ...labels,
    about:
      'When you sign in, you enter a code from an app on your phone after the password. The password alone is then not enough to sign in.',
    codesLeft: (count: number) => `Recovery codes left for when you do not have your phone: ${count}.`,
    isRequired: 'It is required here. If you turn it off, you must set it up again before anything else.',
    requiredNow: (name: string) =>
      `${name}, your account requires a second factor. You set it up once, in a few minutes.`,
    passwordFirst: 'Enter your password again to begin.',
    scan: 'Scan this picture with an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator or Aegis.',
    orType: 'Or type this key into the app.',
    thenCode: 'Then enter the 6-digit code that the app shows.',
    codeHint: 'The 6-digit code from the app, or a recovery code.',
    isOn: 'The second factor is on.',
    keepCodes:
      'Keep these codes in a safe place. Each one replaces a code from the app once, for when you do not have your phone. They are shown only this time.',
    fileHead: (username: string) => `Newsdesk recovery codes of ${username}. Each works once.`,
    offQuestion:
      'When it is off, the password alone is enough to sign in. Enter your password and a code from the app.',
    newCodesQuestion:
      'Your current recovery codes will stop working. Enter your password and a code from the app.',
    isOff: 'The second factor is off.',
    passwordRequired: 'Your password is required',
    codeRequired: 'A code is required',
    sixDigits: 'A code from the app has 6 digits.',
    resetQuestion: (name: string) =>
      `Reset the second factor of ${name}? All their devices are signed out immediately, and the password alone is then enough to sign in. Do this only if you are sure that the owner of the account asked for it.`,
    wasReset: (name: string) => `The second factor of ${name} was reset.`,
  },
});

export type TwoFactorMessages = (typeof twoFactorMessages)['en'];
