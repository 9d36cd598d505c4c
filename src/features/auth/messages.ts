import { defineMessages } from '@/shared/i18n/messages';

export const authMessages = defineMessages({
  quoted: {
    title: ['Sign in', 'เข้าสู่ระบบ'],
    username: ['Username', 'ชื่อผู้ใช้'],
    password: ['Password', 'รหัสผ่าน'],
    submit: ['Sign in', 'เข้าสู่ระบบ'],
    usernameRequired: ['Username or E-mail is required', 'โปรดกรอกชื่อผู้ใช้หรืออีเมล'],
  },
  th: {
    forgotten: 'ลืมรหัสผ่าน',
    withPasskey: 'เข้าสู่ระบบด้วยพาสคีย์',
    leave: 'ออกจากหน้านี้',
    leaveQuestion: 'ต้องการออกโดยไม่เข้าสู่ระบบอีกครั้งใช่หรือไม่ สิ่งที่พิมพ์ไว้ในหน้านี้และยังไม่ได้บันทึกอาจหายไป',
    passwordRequired: 'โปรดกรอกรหัสผ่าน',
    renewal: (name: string) =>
      `เซสชันของ ${name} หมดอายุแล้ว เข้าสู่ระบบอีกครั้งเพื่อทำงานต่อ ทุกอย่างในหน้านี้ยังอยู่ครบ หากเข้าสู่ระบบเป็นผู้อื่น หน้านี้จะปิดลง`,
    expired: 'เซสชันหมดอายุแล้ว โปรดเข้าสู่ระบบอีกครั้ง แล้วคุณจะกลับไปยังหน้าเดิม',
    unreachable: 'โหลดข้อมูลผู้ใช้ไม่สำเร็จ โปรดตรวจสอบอินเทอร์เน็ต แล้วเข้าสู่ระบบอีกครั้ง',
    textKept: 'ออกจากระบบแล้ว สิ่งที่เขียนค้างไว้เก็บอยู่ในเครื่องนี้ เข้าสู่ระบบแล้วเปิดฟอร์มเดิม สิ่งที่เขียนจะยังอยู่',
  },
  en: {
    forgotten: 'Forgotten password',
    withPasskey: 'Sign in with a passkey',
    leave: 'Leave',
    leaveQuestion:
      'Leave without signing in again? What you typed on this page and did not save may be lost.',
    passwordRequired: 'Password is required',
    renewal: (name: string) =>
      `The session of ${name} has ended. Sign in again to continue. Everything on this page is still there. If somebody else signs in, this page closes.`,
    expired: 'Your session has ended. Sign in again and you will return to the page you were on.',
    unreachable: 'Your account could not be loaded. Check your connection and sign in again.',
    textKept:
      'You are logged out. Your text is kept on this device. Sign in and open the same form: it is there.',
  },
});
