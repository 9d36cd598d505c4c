import { defineMessages } from '@/shared/i18n/messages';

export const stepUpMessages = defineMessages({
  th: {
    title: 'Confirm that it is you',
    about: (name: string) => `รายการนี้ให้หรือถอนสิทธิ์ที่สำคัญ โปรดใส่รหัสผ่านของ ${name} อีกครั้ง ระบบจะทำรายการต่อให้ทันที`,
    password: 'Password',
    code: 'Code',
    codeHelp: 'รหัส 6 หลักจากแอปยืนยันตัวตน หรือรหัสกู้คืน',
    submit: 'Continue',
    cancel: 'Cancel',
    passwordRequired: 'โปรดใส่รหัสผ่าน',
    codeRequired: 'โปรดใส่รหัส',
  },
  en: {
    title: 'Confirm that it is you',
    about: (name: string) =>
      `This gives or takes important rights. Enter the password of ${name} again, and it continues at once.`,
    password: 'Password',
    code: 'Code',
    codeHelp: 'The six digits of your authenticator app, or a recovery code.',
    submit: 'Continue',
    cancel: 'Cancel',
    passwordRequired: 'Enter your password.',
    codeRequired: 'Enter the code.',
  },
});
