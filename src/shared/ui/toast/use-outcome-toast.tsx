import { useMemo, type ReactNode } from 'react';

import { toast } from './toast';
import { UndoNotice } from './undo-notice';

/** What one action reports; its last error goes away with the next report, and so does the last offer to take it back. */
const createOutcomeToast = () => {
  let last: number | null = null;
  const clear = () => {
    if (last !== null) toast.dismiss(last);
    last = null;
  };
  return {
    /** Takes away what it said last and is no longer so: the action is tried again, or has succeeded without a message. */
    clear,
    error: (content: ReactNode) => {
      clear();
      last = toast.error(content);
    },
    success: (content: ReactNode) => {
      clear();
      toast.success(content);
    },
    undoable: (content: ReactNode, onUndo: () => void) => {
      clear();
      last = toast.undoable(<UndoNotice onUndo={onUndo}>{content}</UndoNotice>);
    },
  };
};

/** The toasts of one action. What is stale goes away: an error that was overcome, the undo of what was not the last. */
export const useOutcomeToast = () => useMemo(createOutcomeToast, []);
