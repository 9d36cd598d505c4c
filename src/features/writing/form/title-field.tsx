import type { Theme } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { useCallback, type ChangeEvent, type KeyboardEvent } from 'react';

import { fieldMessages } from '@/features/news';
import { FormTextField } from '@/shared/form/form-text-field';
import { useMessages } from '@/shared/i18n/messages';

/** As large as the headline will be, with no border but a line below it. */
const looks = {
  padding: 0,
  backgroundColor: 'transparent',
  '&&& .MuiOutlinedInput-notchedOutline': { borderWidth: '0 0 2px', borderRadius: 0 },
  '&:not(:hover, .Mui-focused, .Mui-error) .MuiOutlinedInput-notchedOutline': (theme: Theme) => ({
    borderColor: theme.vars.palette.divider,
  }),
  '& textarea': {
    fontSize: '1.75rem',
    fontWeight: 600,
    lineHeight: '2.375rem',
    '&:not([aria-hidden])': { minHeight: '2.375rem' },
  },
  '& textarea, & textarea[aria-hidden]': (theme: Theme) => ({
    [theme.breakpoints.down('sm')]: { fontSize: '1.375rem', lineHeight: '2rem' },
  }),
};

const stayInLine = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
};

/** The field `title`: one line of text, which wraps, so that a long headline is seen in full. */
export function TitleField({ isNew }: { isNew: boolean }) {
  const labels = useMessages(fieldMessages);
  const { handleChange } = useFormikContext();
  const change = useCallback(
    (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      // A pasted headline can have more than one line.
      if (event.target.value.includes('\n'))
        event.target.value = event.target.value.replace(/\s*\n\s*/g, ' ');
      handleChange(event);
    },
    [handleChange],
  );
  return (
    <FormTextField
      required
      multiline
      name="title"
      label={labels.title}
      sx={looks}
      // eslint-disable-next-line jsx-a11y/no-autofocus -- who opens the form of a new item writes its title next
      autoFocus={isNew}
      onChange={change}
      onKeyDown={stayInLine}
    />
  );
}
