import { useField, useFormikContext } from 'formik';
import { memo, useCallback, useMemo } from 'react';

import { fieldMessages, type NewsChoices, type NewsFormValues } from '@/features/news';
import { FormSelect } from '@/shared/form/form-select';
import { useFieldError } from '@/shared/form/form-status';
import { useMessages } from '@/shared/i18n/messages';
import { DateTimePicker } from '@/shared/ui/date-time-picker/date-time-picker';

import { newsFormMessages } from '../messages';

import { CategoryField } from './category-field';

// Formik notifies every field of every keystroke; rerender only the field that changed.
const Moment = memo(DateTimePicker);

/** The category of the group, the country and the publishing date (NWS-07, NWS-15). */
export function PublishingFields({ categories, countries }: NewsChoices) {
  const messages = useMessages(newsFormMessages);
  const labels = useMessages(fieldMessages);
  const [date] = useField<Date | null>('publishedDate');
  const { initialValues, setFieldValue, setFieldTouched } = useFormikContext<NewsFormValues>();
  const change = useCallback((at: Date | null) => void setFieldValue('publishedDate', at), [setFieldValue]);
  const leave = useCallback(() => void setFieldTouched('publishedDate', true), [setFieldTouched]);
  const countryOptions = useMemo(
    () => countries.map(({ code, label }) => ({ value: code, label })),
    [countries],
  );
  return (
    <>
      <CategoryField categories={categories} />
      <FormSelect
        required
        name="countryCode"
        label={labels.countryCode}
        placeholder={messages.chooseCountry}
        options={countryOptions}
      />
      <Moment
        required
        id="publishedDate"
        name="publishedDate"
        label={labels.publishedDate}
        value={date.value}
        description={!date.value && !initialValues.publishedDate && messages.noStoredDate}
        error={useFieldError('publishedDate')}
        onChange={change}
        onBlur={leave}
      />
    </>
  );
}
