import { defineMessages } from '@/shared/i18n/messages';

/** Labels are English in both languages; sentences are not. */
export const kitMessages = defineMessages({
  th: {
    dismiss: 'Dismiss',
    close: 'Close',
    clear: 'Clear search',
    retry: 'Retry',
    rowActions: 'Row actions',
  },
  en: {
    dismiss: 'Dismiss',
    close: 'Close',
    clear: 'Clear search',
    retry: 'Retry',
    rowActions: 'Row actions',
  },
});
