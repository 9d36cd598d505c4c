export const deletedGroupsMessages = {
  restored: { th: 'กู้คืนกลุ่มแล้ว', en: 'The group was restored.' },
  nameTaken: {
    th: 'มีกลุ่มอื่นใช้ชื่อนี้แล้ว โปรดเปลี่ยนชื่อกลุ่มนั้นก่อน แล้วจึงกู้คืน',
    en: 'Another group has this name now. Rename that group first, then restore this one.',
  },
};
