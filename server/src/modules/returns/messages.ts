export const returnMessages = {
  returned: { th: 'ส่งข่าวกลับให้ผู้เขียนแล้ว', en: 'The news was returned to its writer.' },
  withdrawn: {
    th: 'นำข่าวออกจากเว็บไซต์ และส่งกลับให้ผู้เขียนแล้ว',
    en: 'The news was taken off the website and returned to its writer.',
  },
};
