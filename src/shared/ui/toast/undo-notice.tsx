import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';

import { useMessages } from '@/shared/i18n/messages';

import { Button } from '../button/button';
import { kitMessages } from '../messages';

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
  '& > button': { flex: 'none' },
}));

/** The message with an Undo button. */
export function UndoNotice({ onUndo, children }: { onUndo: () => void; children: ReactNode }) {
  const messages = useMessages(kitMessages);
  const [isUsed, setIsUsed] = useState(false);
  const undo = () => {
    setIsUsed(true);
    onUndo();
  };
  return (
    <Root>
      <span>{children}</span>
      <Button size="xs" variant="outlined" disabled={isUsed} onClick={undo}>
        {messages.undo}
      </Button>
    </Root>
  );
}
