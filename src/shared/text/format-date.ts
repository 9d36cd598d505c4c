import dayjs from 'dayjs';

import { DATE_DISPLAY_FORMAT, PUBLISHED_DATE_FORMAT } from '@/shared/contract';

/** An ISO date as DD/MM/YY HH:mm in the reader's time zone (specification 9); a dash where there is no valid date. */
export const formatDate = (iso: string | null | undefined): string => {
  const date = dayjs(iso ?? NaN);
  return date.isValid() ? date.format(DATE_DISPLAY_FORMAT) : '-';
};

/** A date as the server takes it, YYYY-MM-DDTHH:mm:ssZ with the offset of this time zone (specification 9). */
export const toPublishedDate = (date: Date): string => dayjs(date).format(PUBLISHED_DATE_FORMAT);
