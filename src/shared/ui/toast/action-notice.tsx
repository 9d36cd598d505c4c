import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';

import { Button } from '../button/button';

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
  '& > button': { flex: 'none' },
}));

type ActionNoticeProps = { label: string; onAction: () => void; children: ReactNode };

/** The content of a toast: a message with a button that works once. */
export function ActionNotice({ label, onAction, children }: ActionNoticeProps) {
  const [isUsed, setIsUsed] = useState(false);
  const act = () => {
    setIsUsed(true);
    onAction();
  };
  return (
    <Root>
      <span>{children}</span>
      <Button size="xs" variant="outlined" disabled={isUsed} onClick={act}>
        {label}
      </Button>
    </Root>
  );
}
