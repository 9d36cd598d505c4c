export const fetchMessages = {
  notFetched: {
    th: 'ดึงรูปจากเว็บไซต์ต้นทางไม่ได้ กรุณาบันทึกรูปเป็นไฟล์แล้วเพิ่มเอง',
    en: 'The picture could not be fetched from its website. Save it as a file and add that.',
  },
  tooMany: {
    th: 'ดึงรูปจากเว็บไซต์อื่นหลายรูปเกินไป กรุณาลองใหม่ภายหลัง',
    en: 'Too many pictures were fetched from other websites. Please try again later.',
  },
};
