import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';

const TITLES = { success: 'Success!', error: 'Error!' } as const;

type AlertBoxProps = {
  kind: keyof typeof TITLES;
  /** A title in the reader's language, if it says more than the default title. */
  title?: string;
  children: ReactNode;
};

/** A permanent message with the title "Success!" or "Error!" (KIT-01) or a custom title. */
export function AlertBox({ kind, title, children }: AlertBoxProps) {
  return (
    <Alert severity={kind} role={kind === 'error' ? 'alert' : 'status'}>
      {title ? <strong>{title}</strong> : <strong lang="en">{TITLES[kind]}</strong>} {children}
    </Alert>
  );
}
