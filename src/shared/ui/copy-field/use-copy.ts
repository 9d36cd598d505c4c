import { useEffect, useState } from 'react';

import { COPIED_STATE_MS } from '@/shared/contract/limits';
import { useMessages } from '@/shared/i18n/messages';

import { kitMessages } from '../messages';
import { toast } from '../toast/toast';

import { copyText } from './copy-text';

/**
 * Copies a text and reports success or failure in a toast; `isCopied` is true for 3 s after a success. Pass
 * `copy` the field or element that shows the text: over plain http the text can only be copied from there.
 */
export const useCopy = () => {
  const [copied, setCopied] = useState(0);
  const messages = useMessages(kitMessages);

  useEffect(() => {
    if (copied === 0) return;
    const timer = setTimeout(() => setCopied(0), COPIED_STATE_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async (text: string, shown: HTMLElement | null) => {
    if (!(await copyText(text, shown))) {
      toast.error(messages.copyFailed);
      return;
    }
    setCopied((times) => times + 1);
    toast.success(messages.copiedToClipboard);
  };

  return { isCopied: copied > 0, copy };
};
