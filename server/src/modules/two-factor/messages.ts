export const twoFactorMessages = {
  wrongCode: {
    th: 'รหัสไม่ถูกต้องหรือใช้ไปแล้ว ตรวจสอบเวลาของโทรศัพท์ แล้วใช้รหัสถัดไปในแอป',
    en: 'This code is wrong or was used already. Check the clock of your phone and use the next code of the app.',
  },
  unreadable: {
    th: 'ตรวจสอบรหัสไม่ได้ เพราะค่าลับของเซิร์ฟเวอร์ (NEWSDESK_SECRET) ถูกเปลี่ยน รหัสของคุณไม่ได้ผิด กรุณาแจ้งผู้ดูแลระบบ',
    en: 'No code can be checked, because the secret of the server (NEWSDESK_SECRET) was changed. Your code is not the reason. Please tell an administrator.',
  },
  challengeOver: {
    th: 'หมดเวลาสำหรับขั้นที่สอง กรุณากลับไปใส่รหัสผ่านอีกครั้ง',
    en: 'The time for the second step is over. Go back and enter your password again.',
  },
  alreadyEnabled: {
    th: 'เปิดการยืนยันตัวตนขั้นที่สองไว้แล้ว',
    en: 'The second factor is on already.',
  },
  notEnabled: {
    th: 'ยังไม่ได้เปิดการยืนยันตัวตนขั้นที่สอง',
    en: 'The second factor is not on.',
  },
  startFirst: {
    th: 'การตั้งค่านี้สิ้นสุดแล้ว กรุณาเริ่มตั้งค่าการยืนยันตัวตนขั้นที่สองใหม่',
    en: 'This set-up is no longer valid. Please start the set-up of the second factor again.',
  },
  disabled: { th: 'ปิดการยืนยันตัวตนขั้นที่สองแล้ว', en: 'The second factor is off.' },
  notOneself: {
    th: 'ล้างของตัวเองไม่ได้ ให้ปิดในหน้า My account หรือให้ผู้ดูแลระบบคนอื่นเป็นผู้ล้าง',
    en: 'You cannot reset your own second factor: turn it off on My account, or ask another administrator.',
  },
  reset: {
    th: 'ล้างการยืนยันตัวตนขั้นที่สองแล้ว เจ้าของบัญชีเข้าสู่ระบบได้ด้วยรหัสผ่าน',
    en: 'The second factor was reset. Its owner signs in with the password.',
  },
};
