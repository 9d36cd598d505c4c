import type { RefusalNotes } from '@/shared/form/error-summary';
import { getMessages } from '@/shared/i18n/messages';

import { newsFormMessages } from '../messages';

/** The messages about missing covers, for the toast after an invalid submit (NWS-11). */
export const missingCovers: RefusalNotes = ({ cover, square }) => {
  const { coverMissing, squareMissing } = getMessages(newsFormMessages);
  return [...(cover ? [coverMissing] : []), ...(square ? [squareMissing] : [])];
};
