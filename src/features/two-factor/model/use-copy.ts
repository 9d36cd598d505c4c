import type { RefObject } from 'react';

import { useMessages } from '@/shared/i18n/messages';
import { copyText } from '@/shared/ui/copy-field/copy-text';
import { toast } from '@/shared/ui/toast/toast';

import { twoFactorMessages } from '../messages';

/** Copies a text, where a browser has no clipboard from the element that shows it, and tells how that went. */
export const useCopy = (text: string, shown: RefObject<HTMLElement | null>): (() => Promise<void>) => {
  const messages = useMessages(twoFactorMessages);
  const select = () => shown.current && getSelection()?.selectAllChildren(shown.current);
  return async () => {
    if (await copyText(text, { select })) toast.success(messages.copied);
    else toast.error(messages.copyFailed);
  };
};
