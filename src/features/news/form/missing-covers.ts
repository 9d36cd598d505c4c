import type { RefusalNotes } from '@/shared/form/error-summary';

/** The toast messages, the same in both languages; the fields show the error in the reader's language. */
const NOTES = { cover: 'please add Cover image', square: 'please add Square image' };

/** The messages about missing covers, for the toast after an invalid submit (NWS-11). */
export const missingCovers: RefusalNotes = ({ cover, square }) => [
  ...(cover ? [NOTES.cover] : []),
  ...(square ? [NOTES.square] : []),
];
