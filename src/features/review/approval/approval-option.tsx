import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef } from 'react';

import { Badge } from '@/shared/ui/badge/badge';

const Root = styled('label')<{ 'data-chosen': boolean }>(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1.25),
  padding: theme.spacing(1.25, 1.5),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  color: theme.vars.palette.text.secondary,
  '&[data-chosen="true"]': {
    borderColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.text.primary,
  },
  '& input': { margin: 0, accentColor: theme.vars.palette.primary.main },
  '& strong': { fontWeight: 500 },
  '& p': { ...theme.typography.caption, gridColumn: '2 / -1', margin: 0 },
}));

type Props = { label: string; explanation: string; chosen: boolean; note: string };

/** One kind of approval: what it means, and whether it is the current, the previous or the next step. */
export function ApprovalOption({ label, explanation, chosen, note }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // Focus the proposed option, so that Enter confirms it.
  useEffect(() => {
    if (chosen) input.current?.focus();
  }, [chosen]);
  return (
    <Root data-chosen={chosen}>
      <input
        ref={input}
        type="radio"
        checked={chosen}
        disabled={!chosen}
        readOnly
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-note ${id}-explanation`}
      />
      <strong id={`${id}-label`}>{label}</strong>
      <Badge id={`${id}-note`} color={chosen ? 'primary' : 'secondary'}>
        {note}
      </Badge>
      <p id={`${id}-explanation`}>{explanation}</p>
    </Root>
  );
}
