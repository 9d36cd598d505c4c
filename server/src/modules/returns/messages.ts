export const returnMessages = {
  returned: { th: 'ส่งข่าวกลับให้ผู้เขียนแล้ว', en: 'The news was returned to its writer.' },
  returnedMeanwhile: {
    th: 'ข่าวนี้ถูกส่งกลับหรือนำออกจากเว็บไซต์แล้ว พร้อมความเห็นถึงผู้เขียน',
    en: 'This news was returned or taken off the website already, with a comment for its writer.',
  },
  nothingWaits: {
    th: 'ผู้อ่านเห็นข่าวนี้แล้ว และไม่มีการแก้ไขที่รออนุมัติ หากต้องการนำออกจากเว็บไซต์ ให้ใช้ “Withdraw”',
    en: 'Readers see this news, and no changes wait. To take it off the website, withdraw it.',
  },
};
