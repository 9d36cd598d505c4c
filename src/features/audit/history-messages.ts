import { defineMessages } from '@/shared/i18n/messages';

/** The messages of the collapsed card. Separate, because its pages do not load the rest of this feature. */
export const historyMessages = defineMessages({
  th: { history: 'ประวัติ', showHistory: 'แสดงประวัติ', allOfPerson: 'ทุกอย่างที่คนนี้ทำ' },
  en: { history: 'History', showHistory: 'Show history', allOfPerson: 'Everything they did' },
});
