import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';

const TITLES = { success: 'Success!', error: 'Error!' } as const;

type AlertBoxProps = {
  kind: keyof typeof TITLES;
  /** A sentence in the reader's language, where it says more than the title of its kind. */
  title?: string;
  children: ReactNode;
};

/** A message that stays, titled "Success!" or "Error!" (KIT-01), or by what has happened. */
export function AlertBox({ kind, title, children }: AlertBoxProps) {
  return (
    <Alert severity={kind} role={kind === 'error' ? 'alert' : 'status'}>
      {title ? <strong>{title}</strong> : <strong lang="en">{TITLES[kind]}</strong>} {children}
    </Alert>
  );
}
