import { defineMessages } from '@/shared/i18n/messages';

export const coverMessages = defineMessages({
  quoted: {
    cancel: ['Cancel', 'ยกเลิก'],
  },
  th: {
    choose: 'ใช้ภาพเดียวทำปกทั้งสอง',
    drop: 'วางภาพเดียวที่นี่เพื่อตัดเป็นปกทั้งสอง หรือวางลงบนแต่ละปก',
    cutAgain: 'ตัดภาพใหม่',
    title: 'ภาพปกทั้งสองจากภาพเดียว',
    focalPoint: 'จุดสำคัญของภาพ',
    use: 'ใช้ทั้งสองภาพ',
    zoom: (name: string) => `ซูม: ${name}`,
    hint: 'คลิกจุดสำคัญในภาพ หรือเลื่อนจุดด้วยปุ่มลูกศร ภาพปกทั้งสองจะตัดรอบจุดนั้น แล้วลากหรือซูมปรับแต่ละภาพได้',
    notLoaded: 'โหลดภาพต้นฉบับไม่ได้ โปรดลองอีกครั้ง หรือเลือกรูปใหม่',
    unreadable: 'เบราว์เซอร์นี้เปิดไฟล์ไม่ได้ โปรดเลือกรูปอื่น เช่น JPEG หรือ PNG',
  },
  en: {
    choose: 'One picture for both',
    drop: 'Drop one picture here to cut both covers from it, or drop one on each cover.',
    cutAgain: 'Cut again',
    title: 'Both covers from one picture',
    focalPoint: 'Focal point',
    use: 'Use both',
    zoom: (name: string) => `Zoom: ${name}`,
    hint: 'Click the focal point of the picture, or move the point with the arrow keys. Both covers are cropped around it. Drag or zoom a cover to adjust it.',
    notLoaded: 'The original picture could not be loaded. Try again, or choose another picture.',
    unreadable: 'This browser cannot open the file. Please choose another picture, such as a JPEG or a PNG.',
  },
});
