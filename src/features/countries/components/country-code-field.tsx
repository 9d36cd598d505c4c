import { useField } from 'formik';
import { useId, useMemo, type ChangeEvent } from 'react';

import { isoCountryCodes } from '@/shared/contract';
import { FormTextField } from '@/shared/form/form-text-field';
import { useMessages } from '@/shared/i18n/messages';
import { useLocale } from '@/shared/i18n/use-locale';

import { countriesMessages } from '../messages';

/**
 * Changes the DOM value before React reads it: a controlled value that differs from the input moves the
 * caret to the end.
 */
const upperCaseInPlace = (box: HTMLInputElement | HTMLTextAreaElement) => {
  const { selectionStart, selectionEnd } = box;
  box.value = box.value.toUpperCase();
  box.setSelectionRange(selectionStart, selectionEnd);
};

/**
 * The ISO code of a country, upper-cased while typing. The ISO list is only suggested: a backend may accept
 * other codes.
 */
export function CountryCodeField() {
  const messages = useMessages(countriesMessages);
  const [field] = useField<string>('code');
  const listId = useId();
  const locale = useLocale();
  const suggestions = useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    return isoCountryCodes().map((code) => <option key={code} value={code} label={names.of(code)} />);
  }, [locale]);
  return (
    <>
      <FormTextField
        name="code"
        label={messages.code}
        description={messages.codeHint}
        required
        autoComplete="off"
        inputProps={{ autoCapitalize: 'characters', spellCheck: false, list: listId }}
        onChange={(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
          upperCaseInPlace(event.target);
          field.onChange(event);
        }}
      />
      <datalist id={listId}>{suggestions}</datalist>
    </>
  );
}
