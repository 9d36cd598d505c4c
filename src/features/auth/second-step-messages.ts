import { defineMessages } from '@/shared/i18n/messages';

const labels = {
  code: 'Code',
  recoveryCode: 'Recovery code',
  submit: 'Sign in',
  useRecoveryCode: 'Use a recovery code',
  useApp: 'Use the app',
  back: 'Back',
};

/** The messages of the second step of a sign-in. */
export const secondStepMessages = defineMessages({
  th: {
    ...labels,
    aboutCode: 'รหัสผ่านถูกต้อง ใส่รหัส 6 หลักที่แอปยืนยันตัวตนในโทรศัพท์แสดงอยู่ตอนนี้',
    aboutRecoveryCode: 'ใส่รหัสกู้คืนหนึ่งรหัส แต่ละรหัสใช้ได้ครั้งเดียว หากไม่มี ให้ขอผู้ดูแลระบบช่วย',
    codeRequired: 'โปรดกรอกรหัส',
    sixDigits: 'รหัสจากแอปมีตัวเลข 6 หลัก',
  },
  en: {
    ...labels,
    aboutCode:
      'The password is correct. Enter the 6-digit code that the authenticator app on your phone shows now.',
    aboutRecoveryCode:
      'Enter one of your recovery codes. Each works once. If you have none, ask an administrator.',
    codeRequired: 'A code is required',
    sixDigits: 'A code from the app has 6 digits.',
  },
});

export type SecondStepMessages = (typeof secondStepMessages)['en'];
