export const trashMessages = {
  deleted: { th: 'ลบข่าวแล้ว', en: 'The news was deleted.' },
  restored: { th: 'กู้คืนข่าวแล้ว', en: 'The news was restored.' },
};
