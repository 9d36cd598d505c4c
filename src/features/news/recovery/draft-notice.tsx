import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { Button } from '@/shared/ui/button/button';

const Root = styled('div')<{ 'data-kind': 'danger' | 'info' }>(({ theme, 'data-kind': kind }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flex: '1 0 100%',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1.5),
  padding: theme.spacing(0.75, 1.5),
  borderInlineStart: `3px solid ${theme.vars.palette[kind].ink}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette[kind].soft,
}));

type Action = { label: string; onSelect: () => void };

type Props = { kind: 'danger' | 'info'; actions: Action[]; children: ReactNode };

/** A sentence about the draft with what can be done about it. */
export function DraftNotice({ kind, actions, children }: Props) {
  return (
    <Root data-kind={kind} role={kind === 'danger' ? 'alert' : 'status'}>
      <span>{children}</span>
      {actions.map(({ label, onSelect }) => (
        <Button key={label} size="sm" variant="outlined" color="secondary" onClick={onSelect}>
          {label}
        </Button>
      ))}
    </Root>
  );
}
