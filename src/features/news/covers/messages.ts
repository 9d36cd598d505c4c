import { defineMessages } from '@/shared/i18n/messages';

/** Labels are the same in both languages. */
const labels = {
  choose: 'One picture for both',
  cutAgain: 'Cut again',
  title: 'Both covers from one picture',
  focalPoint: 'Focal point',
  use: 'Use both',
  cancel: 'Cancel',
  zoom: (name: string) => `Zoom: ${name}`,
};

export const coverMessages = defineMessages({
  th: {
    ...labels,
    hint: 'คลิกจุดสำคัญในภาพ หรือเลื่อนจุดด้วยปุ่มลูกศร ภาพปกทั้งสองจะตัดรอบจุดนั้น แล้วลากหรือซูมปรับแต่ละภาพได้',
    notLoaded: 'โหลดภาพต้นฉบับไม่ได้ โปรดลองอีกครั้ง หรือเลือกรูปใหม่',
    unreadable: 'เบราว์เซอร์นี้เปิดไฟล์ไม่ได้ โปรดเลือกรูปอื่น เช่น JPEG หรือ PNG',
  },
  en: {
    ...labels,
    hint: 'Click the focal point of the picture, or move the point with the arrow keys. Both covers are cropped around it. Drag or zoom a cover to adjust it.',
    notLoaded: 'The original picture could not be loaded. Try again, or choose another picture.',
    unreadable: 'This browser cannot open the file. Please choose another picture, such as a JPEG or a PNG.',
  },
});
