import { MAX_TEMPLATES } from '@/shared/contract';
import { defineMessages } from '@/shared/i18n/messages';

export const templateMessages = defineMessages({
  quoted: {
    save: ['Save', 'บันทึก'],
    delete: ['Delete', 'ลบ'],
  },
  th: {
    title: 'แม่แบบ',
    none: 'กลุ่มนี้ยังไม่มีแม่แบบ',
    noneYet: `กลุ่มนี้ยังไม่มีแม่แบบ เขียนข้อความในฟอร์มข่าว แล้วเลือก “บันทึกเป็นแม่แบบ” ในคำสั่งเพิ่มเติม เก็บได้ไม่เกิน ${MAX_TEMPLATES} แบบ`,
    savedBy: (name: string, when: string) => `บันทึกโดย ${name} เมื่อ ${when}`,
    rename: 'เปลี่ยนชื่อ',
    renameOf: (name: string) => `เปลี่ยนชื่อแม่แบบ ${name}`,
    deleteOf: (name: string) => `ลบแม่แบบ ${name}`,
    deleteQuestion: (name: string) => `ลบแม่แบบ ${name}? ข่าวที่เริ่มจากแม่แบบนี้ยังอยู่ครบ`,
    deleted: 'ลบแม่แบบแล้ว',
    renamed: 'เปลี่ยนชื่อแม่แบบแล้ว',
    saveAs: 'บันทึกเป็นแม่แบบ',
    saved: 'บันทึกแม่แบบแล้ว',
    name: 'ชื่อแม่แบบ',
    nameRequired: 'โปรดกรอกชื่อแม่แบบ',
    what: 'แม่แบบเก็บทุกช่องของฟอร์มนี้ ยกเว้นวันที่เผยแพร่ ภาพปก และภาพในเนื้อหา สมาชิกทุกคนของกลุ่มเริ่มข่าวใหม่จากแม่แบบได้',
    replaces: (name: string) => `จะแทนที่แม่แบบ ${name} ที่มีอยู่`,
    begin: 'เริ่มจากแม่แบบ',
    choose: 'เลือกแม่แบบ สิ่งที่พิมพ์ไว้ในฟอร์มนี้จะถูกแทนที่ และเรียกคืนได้',
  },
  en: {
    title: 'Templates',
    none: 'This group has no templates yet.',
    noneYet: `This group has no templates yet. Write a text in the news form, and choose “Save as template” under More actions. A group keeps up to ${MAX_TEMPLATES}.`,
    savedBy: (name: string, when: string) => `Saved by ${name}, ${when}`,
    rename: 'Rename',
    renameOf: (name: string) => `Rename template ${name}`,
    deleteOf: (name: string) => `Delete template ${name}`,
    deleteQuestion: (name: string) => `Delete the template ${name}? News that began with it stays.`,
    deleted: 'The template was deleted.',
    renamed: 'The template was renamed.',
    saveAs: 'Save as template',
    saved: 'The template was saved.',
    name: 'Name of the template',
    nameRequired: 'Name of the template is required',
    what: 'The template keeps every field of this form but Publish at, the covers and the pictures of the content. Every member of the group can begin news with it.',
    replaces: (name: string) => `This replaces the template ${name}.`,
    begin: 'From template',
    choose: 'Choose a template. It replaces what is in this form, which you can bring back.',
  },
});

export type TemplateMessages = (typeof templateMessages)['en'];
