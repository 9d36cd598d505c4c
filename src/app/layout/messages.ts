import { defineMessages } from '@/shared/i18n/messages';

export const layoutMessages = defineMessages({
  quoted: {
    logOut: ['Log out', 'ออกจากระบบ'],
    version: ['Version', 'เวอร์ชัน'],
  },
  th: {
    openMenu: 'เปิดเมนู',
    closeMenu: 'ปิดเมนู',
    profileMenu: 'เมนูโปรไฟล์',
    account: 'บัญชีของฉัน',
    forgetDrafts: 'ลบฉบับร่างในเครื่องนี้',
    forget: 'ลบฉบับร่าง',
    mainMenu: 'เมนูหลัก',
    phoneMenu: 'หน้าที่ใช้บ่อย',
    skipToContent: 'ข้ามไปยังเนื้อหา',
    search: 'ค้นหา',
    searchMeans: 'ค้นหาหน้า กลุ่ม ข่าว คน หรือสิ่งที่ทำได้',
    forgetDraftsText: 'ข้อความที่คุณพิมพ์ค้างไว้ในเครื่องนี้และยังไม่ได้บันทึกจะถูกลบถาวร แบบฟอร์มที่เปิดอยู่ไม่ถูกลบ',
    draftsForgotten: (count: number) =>
      count === 0 ? 'ไม่มีฉบับร่างในเครื่องนี้' : `ลบฉบับร่างในเครื่องนี้แล้ว ${count} รายการ`,
    draftsNotForgotten: 'ลบฉบับร่างไม่สำเร็จ โปรดลองอีกครั้ง',
    waitingFor: (count: number) => `${count} ข่าวรอคุณ`,
    offline: 'ออฟไลน์อยู่ ข้อมูลที่เห็นอาจไม่ใช่ล่าสุด เขียนต่อได้ แล้วส่งเมื่อกลับมาออนไลน์',
    unreachable: 'ติดต่อเซิร์ฟเวอร์ไม่ได้ กำลังลองใหม่ ข้อมูลที่เห็นอาจไม่ใช่ล่าสุด เขียนต่อได้',
  },
  en: {
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    profileMenu: 'Profile menu',
    account: 'My account',
    forgetDrafts: 'Forget drafts on this device',
    forget: 'Forget drafts',
    mainMenu: 'Main menu',
    phoneMenu: 'Frequent pages',
    skipToContent: 'Skip to content',
    search: 'Search',
    searchMeans: 'Search pages, groups, news, people or actions',
    forgetDraftsText: 'Unsaved text on this device will be deleted permanently. Open forms are not affected.',
    draftsForgotten: (count: number) =>
      count === 0 ? 'There are no drafts on this device.' : `Drafts removed from this device: ${count}.`,
    draftsNotForgotten: 'The drafts could not be removed. Please try again.',
    waitingFor: (count: number) => (count === 1 ? '1 news needs you' : `${count} news need you`),
    offline:
      'You are offline. This page may be out of date. You can keep writing and send when you are back online.',
    unreachable:
      'The server is not responding. Retrying… This page may be out of date. You can keep writing.',
  },
});
