export const publishedMessages = {
  withdrawn: { th: 'นำข่าวออกจากเว็บไซต์แล้ว', en: 'The news was taken off the website.' },
  notShown: {
    th: 'ข่าวนี้ไม่ได้แสดงบนเว็บไซต์',
    en: 'This news is not on the website.',
  },
};
