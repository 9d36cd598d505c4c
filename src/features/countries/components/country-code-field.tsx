import { useField } from 'formik';
import type { ChangeEvent } from 'react';

import { FormTextField } from '@/shared/form/form-text-field';
import { useMessages } from '@/shared/i18n/messages';

import { countriesMessages } from '../messages';

/** Changes the box itself before React sees it: a value that React had to correct would send the caret to the end. */
const upperCaseInPlace = (box: HTMLInputElement | HTMLTextAreaElement) => {
  const { selectionStart, selectionEnd } = box;
  box.value = box.value.toUpperCase();
  box.setSelectionRange(selectionStart, selectionEnd);
};

/** The ISO code of a country, upper-cased as it is typed. */
export function CountryCodeField() {
  const messages = useMessages(countriesMessages);
  const [field] = useField<string>('code');
  return (
    <FormTextField
      name="code"
      label={messages.code}
      description={messages.codeHint}
      required
      autoComplete="off"
      inputProps={{ autoCapitalize: 'characters', spellCheck: false }}
      onChange={(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
        upperCaseInPlace(event.target);
        field.onChange(event);
      }}
    />
  );
}
