import type { ReactNode } from 'react';

import { useMessages } from '@/shared/i18n/messages';

import { kitMessages } from '../messages';

import { ActionNotice } from './action-notice';

/** The message with an Undo button. */
export function UndoNotice({ onUndo, children }: { onUndo: () => void; children: ReactNode }) {
  const messages = useMessages(kitMessages);
  return <ActionNotice actions={[{ label: messages.undo, onAction: onUndo }]}>{children}</ActionNotice>;
}
