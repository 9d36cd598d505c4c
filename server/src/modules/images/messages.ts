import type { Localized } from '../../http/localized';

const number = (value: number): string => value.toLocaleString('en');

export const imageMessages = {
  required: { th: 'กรุณาเพิ่มรูปภาพ', en: 'Please add an image.' },
  notAnImage: {
    th: 'ไฟล์นี้ไม่ใช่รูป JPEG, PNG, WebP หรือ GIF',
    en: 'This file is not a JPEG, PNG, WebP or GIF image.',
  },
  animatedPng: {
    th: 'ไฟล์นี้เป็น PNG เคลื่อนไหว ซึ่งจะกลายเป็นภาพนิ่ง กรุณาบันทึกเป็น GIF หรือ WebP',
    en: 'This PNG is animated and would stop moving. Save it as GIF or WebP.',
  },
  broken: { th: 'ไฟล์รูปเสียหาย เปิดอ่านไม่ได้', en: 'The image file is damaged and cannot be read.' },
  quotaReached: (megabytes: number): Localized => ({
    th: `คุณเพิ่มรูปครบ ${megabytes} MB ของ 24 ชั่วโมงนี้แล้ว กรุณาลองใหม่ภายหลัง`,
    en: `You have added the ${megabytes} MB of images that 24 hours allow. Please try again later.`,
  }),
  tooSlow: {
    th: 'เปิดอ่านไฟล์รูปนี้ไม่เสร็จในเวลาที่กำหนด กรุณาย่อรูปหรือบันทึกเป็น JPEG แล้วลองใหม่',
    en: 'Reading this image took too long. Make it smaller or save it as JPEG, then try again.',
  },
  tooLong: (width: number, height: number, max: number): Localized => ({
    th: `รูปขนาด ${number(width)} × ${number(height)} พิกเซล มีด้านที่ยาวเกิน ${number(max)} พิกเซล`,
    en: `An image of ${number(width)} × ${number(height)} pixels has a side of more than ${number(max)} pixels.`,
  }),
  tooMuchAnimation: (frames: number, maxFrames: number, megapixels: number): Localized => ({
    th: `ภาพเคลื่อนไหว ${number(frames)} เฟรมใหญ่เกินไป ใช้ได้ไม่เกิน ${number(maxFrames)} เฟรม และรวมทุกเฟรมไม่เกิน ${megapixels} ล้านพิกเซล`,
    en: `This animation of ${number(frames)} frames is too large: at most ${number(maxFrames)} frames, and ${megapixels} megapixels in all of them together.`,
  }),
  tooManyPixels: (width: number, height: number, megapixels: number): Localized => ({
    th: `รูปขนาด ${number(width)} × ${number(height)} พิกเซล ใหญ่เกิน ${megapixels} ล้านพิกเซล`,
    en: `An image of ${number(width)} × ${number(height)} pixels is over ${megapixels} megapixels.`,
  }),
};
