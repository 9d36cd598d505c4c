import { defineMessages } from '@/shared/i18n/messages';

/** Labels are the same in both languages. */
const labels = {
  notAvailable: 'Not available yet',
  backToPrevious: 'Back to Previous',
  error: 'Something went wrong',
  reload: 'Reload',
  toDashboard: 'Back to Dashboard',
};

/** Part of the sign-in page's JavaScript: messages of the layout and of other pages have files of their own. */
export const appMessages = defineMessages({
  th: {
    ...labels,
    notAvailableText: 'หน้านี้ยังไม่เปิดให้ใช้งาน',
    forbiddenText: 'คุณไม่มีสิทธิ์เปิดหน้านี้ หากจำเป็นต้องใช้ โปรดติดต่อผู้ดูแลระบบ',
    errorText: 'หน้านี้แสดงผลไม่ได้ ข้อมูลที่บันทึกแล้วไม่หายไป ลองเปิดใหม่หรือกลับไปหน้าแรก',
    demo: 'ระบบสาธิต ใครก็เข้าสู่ระบบได้ อย่ากรอกข้อมูลจริง',
  },
  en: {
    ...labels,
    notAvailableText: 'This page is not available yet.',
    forbiddenText: 'You do not have permission to open this page. Ask an administrator if you need it.',
    errorText:
      'This page could not be shown. Your saved work is safe. Reload the page or go back to the dashboard.',
    demo: 'This is a demo: anyone can sign in. Do not enter real data.',
  },
});
