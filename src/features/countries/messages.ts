import { defineMessages } from '@/shared/i18n/messages';

export const countriesMessages = defineMessages({
  quoted: {
    listTitle: ['News countries', 'ประเทศของข่าว'],
    createTitle: ['Create a news country', 'เพิ่มประเทศ'],
    editTitle: ['Edit news country', 'แก้ไขประเทศ'],
    search: ['Search', 'ค้นหา'],
    number: ['No.', 'ลำดับ'],
    name: ['Country name', 'ชื่อประเทศ'],
    code: ['ISO Code', 'รหัส ISO'],
    edit: ['Edit', 'แก้ไข'],
    remove: ['Remove', 'นำออก'],
    editCountry: [(name: string) => `Edit ${name}`, (name: string) => `แก้ไข ${name}`],
    removeCountry: [(name: string) => `Remove ${name}`, (name: string) => `นำ ${name} ออก`],
    create: ['Create', 'สร้าง'],
    update: ['Update', 'บันทึก'],
    removeQuestion: [
      (name: string) => `Are you sure you wanted to delete country ${name}?`,
      (name: string) => `ต้องการลบประเทศ ${name} ใช่หรือไม่`,
      (name: string) => `ต้องการลบประเทศ ${name} ใช่หรือไม่ Are you sure you wanted to delete country ${name}?`,
    ],
  },
  th: {
    actions: 'คำสั่ง',
    removeTitle: 'ลบประเทศ',
    nameRequired: 'โปรดกรอกชื่อประเทศ',
    codeRequired: 'โปรดกรอกรหัส ISO ของประเทศ',
    codeHint: 'รหัสตามมาตรฐาน ISO 3166-1 เช่น TH',
    created: 'สร้างประเทศแล้ว',
    edited: 'แก้ไขประเทศแล้ว',
    deleted: 'ลบสำเร็จ',
  },
  en: {
    actions: 'Actions',
    removeTitle: 'Remove news country',
    nameRequired: 'Country name is required',
    codeRequired: 'ISO Code is required',
    codeHint: 'A code of ISO 3166-1, such as TH',
    created: 'Country created',
    edited: 'Country edited',
    deleted: 'Delete succeeded',
  },
});

export type CountriesMessages = (typeof countriesMessages)['en'];
