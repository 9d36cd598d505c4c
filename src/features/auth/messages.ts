import { defineMessages } from '@/shared/i18n/messages';

export const authMessages = defineMessages({
  th: {
    title: 'Sign in',
    username: 'Username',
    password: 'Password',
    submit: 'Sign in',
    usernameRequired: 'Username or E-mail is required',
    passwordRequired: 'โปรดกรอกรหัสผ่าน',
    expired: 'เซสชันหมดอายุแล้ว โปรดเข้าสู่ระบบอีกครั้ง แล้วคุณจะกลับไปยังหน้าเดิม',
    unreachable: 'โหลดข้อมูลผู้ใช้ไม่สำเร็จ โปรดตรวจสอบอินเทอร์เน็ต แล้วเข้าสู่ระบบอีกครั้ง',
  },
  en: {
    title: 'Sign in',
    username: 'Username',
    password: 'Password',
    submit: 'Sign in',
    usernameRequired: 'Username or E-mail is required',
    passwordRequired: 'Password is required',
    expired: 'Your session has ended. Sign in again and you will return to the page you were on.',
    unreachable: 'Your account could not be loaded. Check your connection and sign in again.',
  },
});
