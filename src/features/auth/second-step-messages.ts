import { defineMessages } from '@/shared/i18n/messages';

/** The messages of the second step of a sign-in. */
export const secondStepMessages = defineMessages({
  quoted: {
    submit: ['Sign in', 'เข้าสู่ระบบ'],
    back: ['Back', 'กลับ'],
  },
  th: {
    code: 'รหัสยืนยัน',
    recoveryCode: 'รหัสกู้คืน',
    useRecoveryCode: 'ใช้รหัสกู้คืน',
    useApp: 'ใช้รหัสจากแอป',
    usePasskey: 'ใช้พาสคีย์',
    aboutPasskey: 'รหัสผ่านถูกต้อง ยืนยันต่อด้วยพาสคีย์ของคุณ',
    noPasskeyHere: 'รหัสผ่านถูกต้อง แต่บัญชีนี้ต้องใช้พาสคีย์ ซึ่งเบราว์เซอร์นี้ หรือที่อยู่นี้ ใช้ไม่ได้ ให้ใช้อุปกรณ์อื่น หรือขอผู้ดูแลระบบช่วย',
    aboutCode: 'รหัสผ่านถูกต้อง ใส่รหัส 6 หลักที่แอปยืนยันตัวตนในโทรศัพท์แสดงอยู่ตอนนี้',
    aboutRecoveryCode: 'ใส่รหัสกู้คืนหนึ่งรหัส แต่ละรหัสใช้ได้ครั้งเดียว หากไม่มี ให้ขอผู้ดูแลระบบช่วย',
    codeRequired: 'โปรดกรอกรหัส',
    sixDigits: 'รหัสจากแอปมีตัวเลข 6 หลัก',
  },
  en: {
    code: 'Code',
    recoveryCode: 'Recovery code',
    useRecoveryCode: 'Use a recovery code',
    useApp: 'Use the app',
    usePasskey: 'Use a passkey',
    aboutPasskey: 'The password is correct. Continue with your passkey.',
    noPasskeyHere:
      'The password is correct. This account also needs its passkey, which does not work in this browser or at this address. Use another device, or ask an administrator.',
    aboutCode:
      'The password is correct. Enter the 6-digit code that the authenticator app on your phone shows now.',
    aboutRecoveryCode:
      'Enter one of your recovery codes. Each works once. If you have none, ask an administrator.',
    codeRequired: 'A code is required',
    sixDigits: 'A code from the app has 6 digits.',
  },
});

export type SecondStepMessages = (typeof secondStepMessages)['en'];
