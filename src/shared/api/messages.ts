import { ErrorCode } from '@/shared/contract';
import { defineMessages } from '@/shared/i18n/messages';

/** The messages for an error code without a server message. Each one gives the next step. */
export const errorMessages = defineMessages({
  th: {
    missingPermission: (names: string, allows: string) => `ต้องมีสิทธิ์ ${names} (${allows})`,
    missingLevel: (level: string, allows: string) => `ต้องเป็นสมาชิกของกลุ่มระดับ ${level} ขึ้นไป (${allows})`,
    askThem: (names: string) => `ขอได้จาก ${names}`,
    uncertainWrite: 'เซิร์ฟเวอร์ไม่ตอบ รายการนี้อาจยังไม่สำเร็จ สิ่งที่กรอกยังอยู่ที่นี่ ลองอีกครั้งเมื่อเชื่อมต่อได้',
    [ErrorCode.Unknown]: 'ติดต่อเซิร์ฟเวอร์ไม่ได้ โปรดตรวจสอบอินเทอร์เน็ตแล้วลองอีกครั้ง',
    [ErrorCode.InvalidInput]: 'ข้อมูลบางช่องไม่ถูกต้อง โปรดแก้ไขแล้วส่งอีกครั้ง',
    [ErrorCode.TryAgainLater]: 'ระบบกำลังทำงานหนัก โปรดรอสักครู่แล้วลองอีกครั้ง',
    [ErrorCode.UnAuthorization]: 'เซสชันหมดอายุแล้ว โปรดเข้าสู่ระบบอีกครั้ง',
    [ErrorCode.ResourceNotFound]: 'ไม่พบรายการนี้ อาจถูกลบไปแล้ว โปรดกลับไปที่รายการ',
    [ErrorCode.AlreadyExists]: 'มีรายการนี้อยู่แล้ว โปรดใช้ค่าอื่น',
    [ErrorCode.Alert]: 'ทำรายการนี้ไม่ได้ โปรดตรวจสอบสิทธิ์ของคุณกับผู้ดูแลระบบ',
    [ErrorCode.PleaseContactSupport]: 'ระบบขัดข้อง โปรดติดต่อฝ่ายสนับสนุน',
  },
  en: {
    missingPermission: (names: string, allows: string) => `You need the permission ${names}. ${allows}`,
    missingLevel: (level: string, allows: string) =>
      `You need the level ${level} or higher in this group. ${allows}`,
    askThem: (names: string) => `Ask ${names}.`,
    uncertainWrite:
      'The server did not answer, so this may not have gone through. What you entered is still here: try again once you are connected.',
    [ErrorCode.Unknown]: 'The server could not be reached. Check your connection and try again.',
    [ErrorCode.InvalidInput]: 'Some fields are not valid. Correct them and try again.',
    [ErrorCode.TryAgainLater]: 'The system is busy. Wait a moment and try again.',
    [ErrorCode.UnAuthorization]: 'Your session has ended. Sign in again.',
    [ErrorCode.ResourceNotFound]: 'This item was not found; it may have been deleted. Go back to the list.',
    [ErrorCode.AlreadyExists]: 'This already exists. Use another value.',
    [ErrorCode.Alert]: 'This could not be done. Ask an administrator about your permissions.',
    [ErrorCode.PleaseContactSupport]: 'Something went wrong on the server. Contact support.',
  },
});
