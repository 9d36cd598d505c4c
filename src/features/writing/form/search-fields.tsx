import { useField, useFormikContext } from 'formik';
import { useState } from 'react';

import { fieldMessages, type NewsFormValues, SearchPreview } from '@/features/news';
import { useFieldError } from '@/shared/form/form-status';
import { FormTextField } from '@/shared/form/form-text-field';
import { useMessages } from '@/shared/i18n/messages';
import { readStored, writeStored } from '@/shared/lib/stored';
import { Fold } from '@/shared/ui/fold/fold';

import { newsFormMessages } from '../messages';

const STORAGE_KEY = 'search-engines-fold';

/** Whether the initial value of a field is unsaved, which means that it was restored. */
const useCameUnsaved = (name: string) => {
  const [field, { initialValue }] = useField<string>(name);
  return useState(field.value !== initialValue)[0];
};

type Props = {
  /** The address of the item on the website; undefined for a new one. */
  address?: string;
};

/**
 * Title and description for search engines. Open, or as the person left it in this browser; always open if a value was
 * restored or has an error.
 */
export function SearchFields({ address }: Props) {
  const messages = useMessages(newsFormMessages);
  const labels = useMessages(fieldMessages);
  const { values } = useFormikContext<NewsFormValues>();
  const titleError = useFieldError('metaTitle');
  const descriptionError = useFieldError('metaDescription');
  const titleRestored = useCameUnsaved('metaTitle');
  const descriptionRestored = useCameUnsaved('metaDescription');
  const [isOpen, setIsOpen] = useState(
    () => titleRestored || descriptionRestored || readStored(STORAGE_KEY) !== 'closed',
  );
  // Stay open after the error is resolved: collapsing would hide the field during the correction.
  if (!isOpen && (titleError || descriptionError)) setIsOpen(true);
  const toggle = (open: boolean) => {
    setIsOpen(open);
    writeStored(STORAGE_KEY, open ? 'open' : 'closed');
  };

  return (
    <Fold
      title={messages.searchEngines}
      note={<small>{messages.optional}</small>}
      open={isOpen}
      onToggle={toggle}
    >
      <FormTextField name="metaTitle" label={labels.metaTitle} caption={messages.optional} />
      <FormTextField
        name="metaDescription"
        label={labels.metaDescription}
        caption={messages.optional}
        multiline
        minRows={2}
      />
      {isOpen && <SearchPreview news={values} address={address} />}
    </Fold>
  );
}
