import { hasExtension } from '@/shared/config/extensions';
import type { RemovedPart } from '@/shared/contract';
import { getMessages } from '@/shared/i18n/messages';
import { toast } from '@/shared/ui/toast/toast';

import { saveMessages } from '../save-messages';

const MAX_NAMED = 6;

/**
 * Reports after a save what the backend removed from the article; nothing if it removed nothing or does not
 * report it.
 */
export const sayWhatWasRemoved = async (saved: { removed?: RemovedPart[] } | null): Promise<void> => {
  const removed = saved?.removed ?? [];
  if (removed.length === 0 || !(await hasExtension('removed-html'))) return;
  const messages = getMessages(saveMessages);
  const named = removed.slice(0, MAX_NAMED).map(messages.removedPart);
  const more = removed.length > MAX_NAMED ? [messages.andMore(removed.length - MAX_NAMED)] : [];
  toast.blank(messages.removed([...named, ...more].join(', ')));
};
