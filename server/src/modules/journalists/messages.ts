export const journalistsMessages = {
  groupCreated: { th: 'สร้างกลุ่มแล้ว', en: 'The group was created.' },
  groupDeleted: { th: 'ลบกลุ่มแล้ว', en: 'The group was deleted.' },
  groupNameTaken: { th: 'มีกลุ่มชื่อนี้อยู่แล้ว', en: 'There is a group of this name already.' },
  categoryAdded: { th: 'เพิ่มหมวดหมู่ให้กลุ่มแล้ว', en: 'The category was added to the group.' },
  categoryRemoved: { th: 'นำหมวดหมู่ออกจากกลุ่มแล้ว', en: 'The category was taken from the group.' },
  invited: { th: 'เพิ่มสมาชิกแล้ว', en: 'The member was added.' },
  unknownEmail: { th: 'ไม่พบผู้ใช้ที่มีอีเมลนี้', en: 'There is no user with this e-mail address.' },
  tooManyUnknown: {
    th: 'เชิญด้วยอีเมลที่ไม่มีในระบบหลายครั้งเกินไป กรุณาลองใหม่ในอีก 15 นาที',
    en: 'Too many addresses that nobody here has. Please try again in 15 minutes.',
  },
  alreadyMember: { th: 'ผู้ใช้นี้เป็นสมาชิกของกลุ่มอยู่แล้ว', en: 'This user is a member of the group already.' },
  levelAboveOwn: {
    th: 'เชิญได้เฉพาะระดับที่ไม่สูงกว่าระดับของคุณ',
    en: 'You can invite only to a level no higher than your own.',
  },
};
