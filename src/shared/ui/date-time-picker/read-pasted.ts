import { getMessages } from '@/shared/i18n/messages';
import { readDate, type WrittenDate } from '@/shared/text/read-date';
import { truncateGraphemes } from '@/shared/text/truncate';

import { kitMessages } from '../messages';
import { toast } from '../toast/toast';

const SHOWN_CHARACTERS = 40;

/** Reads a pasted date in any usual form; null, which is said, if it is none or could be two. */
export const readPasted = (text: string): WrittenDate | null => {
  const read = readDate(text);
  if (read !== null && read !== 'ambiguous') return read;
  const { dateUnreadable, dateAmbiguous } = getMessages(kitMessages);
  const say = read === null ? dateUnreadable : dateAmbiguous;
  toast.blank(say(truncateGraphemes(text.trim(), SHOWN_CHARACTERS)));
  return null;
};
