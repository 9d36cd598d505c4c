import { useField, useFormikContext } from 'formik';
import { useState } from 'react';

import { useFieldError } from '@/shared/form/form-status';
import { FormTextField } from '@/shared/form/form-text-field';
import { useMessages } from '@/shared/i18n/messages';
import { Fold } from '@/shared/ui/fold/fold';

import type { NewsFormValues } from '../fields/news-form-values';
import { newsFormMessages } from '../form-messages';

import { SearchPreview } from './search-preview';

/** Whether a field came with a text that is not saved: a restored one. */
const useCameUnsaved = (name: string) => {
  const [field, { initialValue }] = useField<string>(name);
  return useState(field.value !== initialValue)[0];
};

type Props = {
  /** Where the item stands on the website; none for a new one. */
  address?: string;
};

/** Title and description for search engines, folded until they are wanted, restored or hold an error. */
export function SearchFields({ address }: Props) {
  const messages = useMessages(newsFormMessages);
  const { values } = useFormikContext<NewsFormValues>();
  const titleError = useFieldError('metaTitle');
  const descriptionError = useFieldError('metaDescription');
  const titleRestored = useCameUnsaved('metaTitle');
  const descriptionRestored = useCameUnsaved('metaDescription');
  const [isOpen, setIsOpen] = useState(titleRestored || descriptionRestored);
  // It stays open once the error is gone: it would close under the hands that correct it.
  if (!isOpen && (titleError || descriptionError)) setIsOpen(true);

  return (
    <Fold
      title={messages.searchEngines}
      note={<small>{messages.optional}</small>}
      open={isOpen}
      onToggle={setIsOpen}
    >
      <FormTextField name="metaTitle" label={messages.metaTitle} caption={messages.optional} />
      <FormTextField
        name="metaDescription"
        label={messages.metaDescription}
        caption={messages.optional}
        multiline
        minRows={2}
      />
      {isOpen && <SearchPreview news={values} address={address} />}
    </Fold>
  );
}
