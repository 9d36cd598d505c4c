import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';

import { Button } from '../button/button';

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
}));

const Buttons = styled('div')(({ theme }) => ({ display: 'flex', flex: 'none', gap: theme.spacing(0.5) }));

type NoticeAction = { label: string; onAction: () => void };

type ActionNoticeProps = { actions: readonly NoticeAction[]; children: ReactNode };

/** The content of a toast: a message with buttons that work once each. */
export function ActionNotice({ actions, children }: ActionNoticeProps) {
  const [used, setUsed] = useState<readonly string[]>([]);
  return (
    <Root>
      <span>{children}</span>
      <Buttons>
        {actions.map(({ label, onAction }) => (
          <Button
            key={label}
            size="xs"
            variant="outlined"
            disabled={used.includes(label)}
            onClick={() => {
              setUsed((before) => [...before, label]);
              onAction();
            }}
          >
            {label}
          </Button>
        ))}
      </Buttons>
    </Root>
  );
}
