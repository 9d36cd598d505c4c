import { serverNow } from '@/shared/api/server-clock';
import type { MediaTexts } from '@/shared/contract';
import { newsroomClock } from '@/shared/text/newsroom-time';

/** Whether the last day on which a picture may be shown is over, by the newsroom's calendar. */
export const haveRightsEnded = (
  { rightsUntil }: Pick<MediaTexts, 'rightsUntil'>,
  now: Date = serverNow(),
): boolean => rightsUntil !== null && rightsUntil < newsroomClock(now).format('YYYY-MM-DD');
