import { useEffect, useState } from 'react';

import { COPIED_STATE_MS } from '@/shared/contract/limits';
import { useMessages } from '@/shared/i18n/messages';

import { kitMessages } from '../messages';
import { toast } from '../toast/toast';

import { copyText } from './copy-text';

/**
 * Copies a text and tells in a toast whether that worked; `isCopied` for 3 s after it did. `copy` takes the field or the
 * element that the text stands in, where there is one: over plain http only from there can it be taken.
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
    toast.success('Copied to clipboard');
  };

  return { isCopied: copied > 0, copy };
};
