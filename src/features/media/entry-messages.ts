import { defineMessages } from '@/shared/i18n/messages';

/** The messages of what leads to the library, apart from those of the library, which loads later. */
export const mediaEntryMessages = defineMessages({
  th: {
    fromLibrary: 'จากคลังภาพ',
  },
  en: {
    fromLibrary: 'From the library',
  },
});
