import { MAX_SAVED_VIEWS } from '@contract';

export const viewsMessages = {
  nameTaken: { th: 'คุณมีมุมมองชื่อนี้แล้ว', en: 'You have a view with this name already.' },
  nameTakenInGroup: {
    th: 'กลุ่มมีมุมมองที่แบ่งปันชื่อนี้แล้ว',
    en: 'The group has a shared view with this name already.',
  },
  notAView: {
    th: 'มุมมองเก็บได้เฉพาะคำค้น ตัวกรอง และลำดับของรายการข่าว',
    en: 'A view keeps only a search, filters and an order of the list of news.',
  },
  tooMany: {
    th: `เก็บมุมมองได้ไม่เกิน ${MAX_SAVED_VIEWS} รายการ กรุณาลบบางรายการก่อน`,
    en: `You can keep at most ${MAX_SAVED_VIEWS} views. Delete one of them first.`,
  },
  tooManyInGroup: {
    th: `กลุ่มหนึ่งมีมุมมองที่แบ่งปันได้ไม่เกิน ${MAX_SAVED_VIEWS} รายการ`,
    en: `At most ${MAX_SAVED_VIEWS} views can be shared with a group.`,
  },
  onlyHeadsShare: {
    th: 'เฉพาะ Head ของกลุ่มเท่านั้นที่แบ่งปันมุมมองกับกลุ่มได้',
    en: 'Only a Head of a group can share a view with it.',
  },
  onlyOwnerOrHead: {
    th: 'มุมมองที่แบ่งปันแก้ไขหรือลบได้โดยผู้สร้างหรือ Head ของกลุ่มเท่านั้น',
    en: 'Only who made a shared view, or a Head of its group, can change or delete it.',
  },
  onlyOwnerUnshares: {
    th: 'เฉพาะผู้สร้างมุมมองเท่านั้นที่เปลี่ยนได้ว่าแบ่งปันกับใคร คุณลบมุมมองนี้ออกจากกลุ่มได้',
    en: 'Only who made a view can change whom it is shared with. You can delete it from the group.',
  },
};
