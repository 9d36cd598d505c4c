import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const TITLES = { success: 'Success!', error: 'Error!' } as const;

const Root = styled('div')<{ 'data-kind': keyof typeof TITLES }>(({ theme, 'data-kind': kind }) => {
  const { ink, soft } = theme.vars.palette[kind];
  return {
    ...theme.typography.body2,
    padding: theme.spacing(1, 1.5),
    borderInlineStart: `3px solid ${ink}`,
    borderRadius: theme.vars.shape.borderRadius,
    backgroundColor: soft,
    '& strong': { marginInlineEnd: 6, fontWeight: 600, color: ink },
  };
});

type AlertBoxProps = { kind: keyof typeof TITLES; children: ReactNode };

/** A message that stays, titled "Success!" or "Error!" (KIT-01). */
export function AlertBox({ kind, children }: AlertBoxProps) {
  return (
    <Root data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
      <strong>{TITLES[kind]}</strong>
      {children}
    </Root>
  );
}
