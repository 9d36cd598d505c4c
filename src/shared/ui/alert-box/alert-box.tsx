import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';

import { useMessages } from '@/shared/i18n/messages';
import { textLanguage } from '@/shared/i18n/text-language';

import { kitMessages } from '../messages';

type AlertBoxProps = {
  kind: 'success' | 'error';
  /** A title in the reader's language, if it says more than the default title. */
  title?: string;
  children: ReactNode;
};

/** A permanent message with the title "Success!" or "Error!" (KIT-01) or a custom title. */
export function AlertBox({ kind, title, children }: AlertBoxProps) {
  const messages = useMessages(kitMessages);
  const shown = title ?? messages[kind];
  return (
    <Alert severity={kind} role={kind === 'error' ? 'alert' : 'status'}>
      <strong lang={textLanguage(shown)}>{shown}</strong> {children}
    </Alert>
  );
}
