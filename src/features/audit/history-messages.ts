import { defineMessages } from '@/shared/i18n/messages';

const labels = { history: 'History', showHistory: 'Show history', allOfPerson: 'Everything they did' };

/** The messages of the collapsed card. Separate, because its pages do not load the rest of this feature. */
export const historyMessages = defineMessages({ th: labels, en: labels });
