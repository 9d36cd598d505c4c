import { defineMessages } from '@/shared/i18n/messages';

const labels = {
  title: 'Audit log',
  history: 'History',
  time: 'Time',
  person: 'Person',
  what: 'What',
  changes: 'Changes',
  address: 'From',
  view: 'View',
  action: 'Action',
  kind: 'Kind',
  all: 'All',
  days: 'Days',
  fromDay: 'From day',
  toDay: 'To day',
  onlyPerson: 'Person',
  onlyObject: 'Item',
  onlyGroup: 'Group',
  pages: 'Pages',
  newer: 'Newer',
  older: 'Older',
  exportCsv: 'Export CSV',
  server: 'Server',
  nobody: '-',
};

export const auditMessages = defineMessages({
  th: {
    ...labels,
    undoQuestion: 'ต้องการย้อนกลับรายการนี้ใช่หรือไม่',
    undoLine: (what: string) => `Undo: ${what}`,
    none: 'ไม่มีรายการที่ตรงกับตัวกรอง',
    noHistory: 'ยังไม่มีประวัติ',
    nothing: 'ไม่มี',
    exported: 'ดาวน์โหลดไฟล์แล้ว',
  },
  en: {
    ...labels,
    undoQuestion: 'Undo this change?',
    undoLine: (what: string) => `Undo: ${what}`,
    none: 'No records match the filter.',
    noHistory: 'No history yet.',
    nothing: 'nothing',
    exported: 'The file was downloaded.',
  },
});
