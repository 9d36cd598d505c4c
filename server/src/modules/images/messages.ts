import type { Localized } from '../../http/localized';

const number = (value: number): string => value.toLocaleString('en');

export const imageMessages = {
  required: { th: 'กรุณาเพิ่มรูปภาพ', en: 'Please add an image.' },
  tooLarge: (megabytes: number): Localized => ({
    th: `ไฟล์รูปมีขนาดเกิน ${megabytes} MB`,
    en: `The image file is larger than ${megabytes} MB.`,
  }),
  notAnImage: {
    th: 'ไฟล์นี้ไม่ใช่รูป JPEG, PNG, WebP หรือ GIF',
    en: 'This file is not a JPEG, PNG, WebP or GIF image.',
  },
  broken: { th: 'ไฟล์รูปเสียหาย เปิดอ่านไม่ได้', en: 'The image file is damaged and cannot be read.' },
  tooManyPixels: (width: number, height: number, megapixels: number): Localized => ({
    th: `รูปขนาด ${number(width)} × ${number(height)} พิกเซล ใหญ่เกิน ${megapixels} ล้านพิกเซล`,
    en: `An image of ${number(width)} × ${number(height)} pixels is over ${megapixels} megapixels.`,
  }),
};
