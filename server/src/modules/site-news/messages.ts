export const siteNewsMessages = {
  unknownChange: {
    th: 'เซิร์ฟเวอร์ไม่รู้จักหมายเลขการเปลี่ยนแปลงนี้ เช่นเพราะกู้คืนจากข้อมูลสำรอง โปรดเริ่มใหม่จาก 0',
    en: 'The server does not know this number, for example because a back-up was restored. Begin again from 0.',
  },
};
