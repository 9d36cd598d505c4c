import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';

const TITLES = { success: 'Success!', error: 'Error!' } as const;

type AlertBoxProps = { kind: keyof typeof TITLES; children: ReactNode };

/** A message that stays, titled "Success!" or "Error!" (KIT-01). */
export function AlertBox({ kind, children }: AlertBoxProps) {
  return (
    <Alert severity={kind} role={kind === 'error' ? 'alert' : 'status'}>
      <strong lang="en">{TITLES[kind]}</strong> {children}
    </Alert>
  );
}
