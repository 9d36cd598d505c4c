import { TRASH_DAYS } from '@/shared/contract';
import { defineMessages } from '@/shared/i18n/messages';

export const bulkMessages = defineMessages({
  th: {
    choose: 'เลือกข่าว',
    chosen: (count: number) => (count === 0 ? 'แตะข่าวที่ต้องการ' : `เลือกแล้ว ${count} ข่าว`),
    nothing: 'คุณทำอะไรกับข่าวที่เลือกพร้อมกันไม่ได้',
    notAll: (count: number, all: number) => `ทำไม่ได้กับ ${count} จาก ${all} ข่าวที่เลือก`,
    twoSteps: 'ข่าวที่เลือกอยู่คนละขั้นของการอนุมัติ',
    hours: (count: number) => `อนุมัติ ${count} ข่าว? ข่าวจะแสดงบนเว็บไซต์ 24 ชั่วโมง`,
    permanent: (count: number) => `อนุมัติ ${count} ข่าวอย่างถาวร? ข่าวจะแสดงบนเว็บไซต์ตลอดไป`,
    return: (count: number) => `ส่ง ${count} ข่าวกลับให้ผู้เขียน? ทุกข่าวจะได้ข้อความเดียวกัน กด Ctrl+Enter เพื่อส่ง`,
    withdraw: (count: number) => `นำ ${count} ข่าวออกจากเว็บไซต์ทันที? ผู้เขียนของทุกข่าวจะได้ข้อความเดียวกัน`,
    delete: (count: number) =>
      `ลบ ${count} ข่าว? ข่าวจะหายไปจากทุกรายการและจากเว็บไซต์ กู้คืนได้ภายใน ${TRASH_DAYS} วัน`,
    changeCategory: 'เปลี่ยนหมวดหมู่',
    changeTags: 'แก้แท็ก',
    category: (count: number) => `เปลี่ยนหมวดหมู่ของ ${count} ข่าวเป็นหมวดหมู่ที่เลือก`,
    tags: (count: number) => `เพิ่มแท็กให้ ${count} ข่าว หรือนำแท็กออก แท็กอื่นของข่าวคงอยู่ตามเดิม`,
    handOver: (count: number) =>
      `ส่งต่อ ${count} ข่าวให้ผู้เขียนคนใหม่? ทุกรุ่น ภาพ ประวัติ และที่อยู่ของข่าวคงอยู่ และผู้อ่านยังเห็นข่าวตามเดิม`,
    live: (count: number) => `ข่าวที่เผยแพร่อยู่ ${count} ข่าว: ผู้อ่านจะเห็นการเปลี่ยนแปลงทันที`,
    waits: (count: number) => `ข่าวที่เผยแพร่อยู่ ${count} ข่าว: การเปลี่ยนแปลงจะรออนุมัติ ผู้อ่านยังเห็นฉบับที่อนุมัติไว้`,
    addTags: 'แท็กที่จะเพิ่ม',
    removeTags: 'แท็กที่จะนำออก',
    tagsNeeded: 'โปรดระบุแท็กที่จะเพิ่มหรือนำออก',
    manyGroups: 'ข่าวที่เลือกอยู่คนละกลุ่ม แต่ละกลุ่มมีหมวดหมู่ของตัวเอง',
    manyPeople: 'ข่าวที่เลือกอยู่คนละกลุ่ม แต่ละกลุ่มมีสมาชิกของตัวเอง',
    notEdited: (count: number, all: number) =>
      `ต้องเปิดแก้ทีละข่าว ${count} จาก ${all} ข่าวที่เลือก: ข่าวถูกส่งกลับแล้ว หรือการบันทึกจะนำข่าวออกจากเว็บไซต์`,
    cancel: 'ยกเลิก',
    close: 'ปิด',
    which: 'ข่าวที่เลือก',
    progress: (count: number, all: number) => `เสร็จแล้ว ${count} จาก ${all} ข่าว`,
    done: (count: number) => `สำเร็จ ${count} ข่าว`,
    partly: (done: number, failed: number) => `สำเร็จ ${done} ข่าว ไม่สำเร็จ ${failed} ข่าว`,
    stillChosen: 'ข่าวที่ไม่สำเร็จยังเลือกอยู่',
    blocked: 'ข่าวนี้มีสิ่งที่ควรแก้ก่อนอนุมัติ เปิดดูแล้วอนุมัติเป็นรายข่าว',
  },
  en: {
    choose: 'Choose',
    chosen: (count: number) => (count === 0 ? 'Tap the news' : `${count} chosen`),
    nothing: 'There is nothing that you can do with all of them.',
    notAll: (count: number, all: number) => `Not possible for ${count} of the ${all} chosen news.`,
    twoSteps: 'The chosen news are at different steps of the approval.',
    hours: (count: number) => `Approve ${count} news? They are on the website for 24 hours.`,
    permanent: (count: number) => `Approve ${count} news permanently? They stay on the website.`,
    return: (count: number) =>
      `Return ${count} news to their writers? All get the same comment. Press Ctrl+Enter to send.`,
    withdraw: (count: number) =>
      `Take ${count} news off the website immediately? The writers of all get the same comment.`,
    delete: (count: number) =>
      `Delete ${count} news? They disappear from every list and from the website. You can restore them for ${TRASH_DAYS} days.`,
    changeCategory: 'Change category',
    changeTags: 'Edit tags',
    category: (count: number) => `Move ${count} news to the category that you choose.`,
    tags: (count: number) => `Add tags to ${count} news, or remove tags. Their other tags stay.`,
    handOver: (count: number) =>
      `Hand ${count} news over to another author? Versions, pictures, history and addresses stay, and readers see what they saw.`,
    live: (count: number) => `Published: readers see the change of ${count} news at once.`,
    waits: (count: number) =>
      `Published: the change of ${count} news waits for approval. Readers go on seeing the approved text.`,
    addTags: 'Tags to add',
    removeTags: 'Tags to remove',
    tagsNeeded: 'Enter a tag to add or to remove.',
    manyGroups: 'The chosen news are of different groups, and each group has its own categories.',
    manyPeople: 'The chosen news are of different groups, and each group has its own people.',
    notEdited: (count: number, all: number) =>
      `${count} of the ${all} chosen news must be opened for this: they were returned, or saving would take them off the website.`,
    cancel: 'Cancel',
    close: 'Close',
    which: 'Chosen news',
    progress: (count: number, all: number) => `${count} of ${all} news done`,
    done: (count: number) => `${count} done`,
    partly: (done: number, failed: number) => `${done} done, ${failed} not`,
    stillChosen: 'Those that failed are still chosen.',
    blocked: 'This news has problems that should be fixed before it is approved. Open it to approve it.',
  },
});
