import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { Button } from '@/shared/ui/button/button';

// On its own row of the action bar.
const Notice = styled(Alert)(({ theme }) => ({
  flex: '1 0 100%',
  '& .MuiAlert-message': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(0.5, 1.5),
  },
}));

type Action = { label: string; onSelect: () => void };

type Props = { kind: 'error' | 'info'; actions: Action[]; children: ReactNode };

/** A message about the draft with its actions. */
export function DraftNotice({ kind, actions, children }: Props) {
  return (
    <Notice severity={kind} role={kind === 'error' ? 'alert' : 'status'}>
      <span>{children}</span>
      {actions.map(({ label, onSelect }) => (
        <Button key={label} size="sm" variant="outlined" color="secondary" onClick={onSelect}>
          {label}
        </Button>
      ))}
    </Notice>
  );
}
