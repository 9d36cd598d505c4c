import { defineMessages } from '@/shared/i18n/messages';

const labels = { history: 'History', showHistory: 'Show history', allOfPerson: 'Everything they did' };

/** The words of the closed card, which stands on pages that do not load the log. */
export const historyMessages = defineMessages({ th: labels, en: labels });
