import type { RefusalNotes } from '@/shared/form/error-summary';

/** Which cover is missing, for the toast of a refused attempt (NWS-11). */
export const missingCovers: RefusalNotes = ({ cover, square }) =>
  [cover, square].filter((note) => typeof note === 'string');
