export const deletedGroupsMessages = {
  restored: { th: 'กู้คืนกลุ่มแล้ว', en: 'The group was restored.' },
  restoredWithoutHead: {
    th: 'กู้คืนกลุ่มแล้ว แต่กลุ่มไม่มี Head ที่ใช้งานได้ โปรดให้ผู้ดูแลระบบตั้ง Head',
    en: 'The group was restored, but it has no active Head. Ask an administrator to appoint one.',
  },
  nameTaken: {
    th: 'มีกลุ่มอื่นใช้ชื่อนี้แล้ว โปรดเปลี่ยนชื่อกลุ่มนั้นก่อน แล้วจึงกู้คืน',
    en: 'Another group has this name now. Rename that group first, then restore this one.',
  },
};
