import { useMemo, type ReactNode } from 'react';

import { toast } from './toast';
import { UndoNotice } from './undo-notice';

/** The toasts of one action. A new report replaces its last error and its last Undo offer. */
const createOutcomeToast = () => {
  let last: number | null = null;
  const clear = () => {
    if (last !== null) toast.dismiss(last);
    last = null;
  };
  return {
    /** Removes a stale toast when the action starts again or has succeeded without a message. */
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

/**
 * The toasts of one action. Stale ones are removed: a resolved error, or an Undo that is no longer for the
 * last change.
 */
export const useOutcomeToast = () => useMemo(createOutcomeToast, []);
