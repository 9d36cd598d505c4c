import { styled } from '@mui/material/styles';

import { FormTextField } from '@/shared/form/form-text-field';
import { useMessages } from '@/shared/i18n/messages';

import { entryMessages } from '../entry-messages';

export const EntryFields = styled('div')({ display: 'grid', gap: 16, marginTop: 20 });

export const EntryText = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: theme.spacing(1, 0, 0),
  overflowWrap: 'anywhere',
  color: theme.vars.palette.text.secondary,
}));

/** A new password, entered twice. */
export function NewPasswordFields({ label }: { label: string }) {
  const messages = useMessages(entryMessages);
  const common = { type: 'password', size: 'lg', autoComplete: 'new-password', required: true } as const;
  return (
    <>
      <FormTextField {...common} name="password" label={label} description={messages.passwordRule} />
      <FormTextField {...common} name="repeated" label={messages.repeatPassword} />
    </>
  );
}
