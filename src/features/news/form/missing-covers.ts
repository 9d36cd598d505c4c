import type { RefusalNotes } from '@/shared/form/error-summary';

/** The sentences of the toast, the same in both languages; each field says the same in the reader's own. */
const NOTES = { cover: 'please add Cover image', square: 'please add Square image' };

/** Which cover is missing, for the toast of a refused attempt (NWS-11). */
export const missingCovers: RefusalNotes = ({ cover, square }) => [
  ...(cover ? [NOTES.cover] : []),
  ...(square ? [NOTES.square] : []),
];
