import type { MediaPicture } from '@/shared/contract';
import { formatDate } from '@/shared/text/format-date';

import type { MediaMessages } from '../messages';

/** What a picture is called: its title, else what it shows, else when it was uploaded. */
export const pictureName = (
  { title, alt, uploadedAt }: Pick<MediaPicture, 'title' | 'alt' | 'uploadedAt'>,
  { untitled }: Pick<MediaMessages, 'untitled'>,
): string => title || alt || untitled(formatDate(uploadedAt));
