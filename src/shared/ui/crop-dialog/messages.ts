import { defineMessages } from '@/shared/i18n/messages';

export const cropMessages = defineMessages({
  quoted: {
    cancel: ['Cancel', 'ยกเลิก'],
  },
  th: {
    crop: 'ใช้ส่วนนี้',
    zoom: 'ซูม',
    part: 'ส่วนของภาพ',
    hint: 'ลากรูปหรือกดปุ่มลูกศรเพื่อเลื่อน แล้วซูมให้ได้ส่วนที่ต้องการ',
    unreadable: 'เบราว์เซอร์นี้เปิดไฟล์ไม่ได้ โปรดเลือกรูปอื่น เช่น JPEG หรือ PNG',
  },
  en: {
    crop: 'Use this part',
    zoom: 'Zoom',
    part: 'Part of the picture',
    hint: 'Drag the picture or use the arrow keys to move it. Zoom to select the part you want.',
    unreadable: 'This browser cannot open the file. Please choose another picture, such as a JPEG or a PNG.',
  },
});
