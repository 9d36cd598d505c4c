import { defineMessages } from '@/shared/i18n/messages';

/** Part of the sign-in page's JavaScript: messages of the layout and of other pages have files of their own. */
export const appMessages = defineMessages({
  th: {
    notAvailable: 'Not available yet',
    notAvailableText: 'หน้านี้ยังไม่เปิดให้ใช้งาน',
    forbiddenText: 'คุณไม่มีสิทธิ์เปิดหน้านี้ หากจำเป็นต้องใช้ โปรดติดต่อผู้ดูแลระบบ',
    backToPrevious: 'Back to Previous',
    error: 'Something went wrong',
    errorText: 'หน้านี้แสดงผลไม่ได้ ข้อมูลที่บันทึกแล้วไม่หายไป ลองเปิดใหม่หรือกลับไปหน้าแรก',
    reload: 'Reload',
    toDashboard: 'Back to Dashboard',
    demo: 'ระบบสาธิต ใครก็เข้าสู่ระบบได้ อย่ากรอกข้อมูลจริง',
  },
  en: {
    notAvailable: 'Not available yet',
    notAvailableText: 'This page is not available yet.',
    forbiddenText: 'You do not have permission to open this page. Ask an administrator if you need it.',
    backToPrevious: 'Back to Previous',
    error: 'Something went wrong',
    errorText:
      'This page could not be shown. Your saved work is safe. Reload the page or go back to the dashboard.',
    reload: 'Reload',
    toDashboard: 'Back to Dashboard',
    demo: 'This is a demo: anyone can sign in. Do not enter real data.',
  },
});
