import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { Fragment, useId, type ReactNode } from 'react';

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

type Action = {
  label: string;
  onSelect: () => void;
  /** Why the action cannot be chosen now. */
  disabledReason?: string | undefined;
};

type Props = { kind: 'error' | 'info'; actions: Action[]; children: ReactNode };

/** A message about the draft with its actions. */
export function DraftNotice({ kind, actions, children }: Props) {
  const id = useId();
  return (
    <Notice severity={kind} role={kind === 'error' ? 'alert' : 'status'}>
      <span>{children}</span>
      {actions.map(({ label, onSelect, disabledReason }, place) => (
        <Fragment key={label}>
          <Button
            size="sm"
            variant="outlined"
            color="secondary"
            disabled={disabledReason !== undefined}
            aria-describedby={disabledReason && `${id}-${place}`}
            onClick={onSelect}
          >
            {label}
          </Button>
          {disabledReason && <small id={`${id}-${place}`}>{disabledReason}</small>}
        </Fragment>
      ))}
    </Notice>
  );
}
