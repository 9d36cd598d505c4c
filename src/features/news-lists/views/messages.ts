import { defineMessages } from '@/shared/i18n/messages';

export const viewMessages = defineMessages({
  th: {
    views: 'มุมมอง',
    all: 'ข่าวทั้งหมด',
    save: 'บันทึกมุมมองนี้',
    nothing: 'เลือกตัวกรองหรือพิมพ์คำค้นก่อน',
    rename: 'เปลี่ยนชื่อมุมมอง',
    remove: 'ลบมุมมอง',
    name: 'ชื่อมุมมอง',
    onDevice: 'เก็บไว้ในเครื่องนี้เท่านั้น',
    required: 'กรุณากรอกชื่อมุมมอง',
    taken: 'มีมุมมองชื่อนี้แล้ว',
    confirm: 'บันทึก',
    saved: (name: string) => `บันทึกมุมมอง “${name}” แล้ว`,
    removed: (name: string) => `ลบมุมมอง “${name}” แล้ว`,
  },
  en: {
    views: 'Views',
    all: 'All news',
    save: 'Save this view',
    nothing: 'Set a filter or search first.',
    rename: 'Rename this view',
    remove: 'Delete this view',
    name: 'Name of the view',
    onDevice: 'Kept on this device only.',
    required: 'Enter a name for the view.',
    taken: 'There is a view with this name.',
    confirm: 'Save',
    saved: (name: string) => `The view “${name}” was saved.`,
    removed: (name: string) => `The view “${name}” was deleted.`,
  },
});
