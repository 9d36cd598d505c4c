import { defineMessages } from '@/shared/i18n/messages';

const labels = {
  code: 'Code',
  recoveryCode: 'Recovery code',
  submit: 'Sign in',
  useRecoveryCode: 'Use a recovery code',
  useApp: 'Use the app',
  back: 'Back',
};

/** The words of the second step of a sign-in. */
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
    aboutCode: 'The password is right. Give the 6 digits that the authenticator app on your phone shows now.',
    aboutRecoveryCode:
      'Give one of your recovery codes: each is good once. If you have none, ask an administrator.',
    codeRequired: 'A code is required',
    sixDigits: 'A code of the app has 6 digits.',
  },
});

export type SecondStepMessages = (typeof secondStepMessages)['en'];
