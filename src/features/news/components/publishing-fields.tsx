import { useField } from 'formik';

import { FormSelect } from '@/shared/form/form-select';
import { useFieldError } from '@/shared/form/form-status';
import { useMessages } from '@/shared/i18n/messages';
import { DateTimePicker } from '@/shared/ui/date-time-picker/date-time-picker';

import { newsFormMessages } from '../form-messages';
import type { NewsChoices } from '../model/news-form-values';

/** Category of the group, country, and when it is published (NWS-07, NWS-15). */
export function PublishingFields({ categories, countries }: NewsChoices) {
  const messages = useMessages(newsFormMessages);
  const [date, , helpers] = useField<Date | null>('publishedDate');
  return (
    <>
      <FormSelect
        required
        name="categoryId"
        label={messages.categoryId}
        placeholder={messages.chooseCategory}
        description={categories.length === 0 && messages.noCategories}
        options={categories.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <FormSelect
        required
        name="countryCode"
        label={messages.countryCode}
        placeholder={messages.chooseCountry}
        options={countries.map(({ code, label }) => ({ value: code, label }))}
      />
      <DateTimePicker
        required
        id="publishedDate"
        name="publishedDate"
        label={messages.publishedDate}
        value={date.value}
        error={useFieldError('publishedDate')}
        onChange={(moment) => void helpers.setValue(moment)}
        onBlur={() => void helpers.setTouched(true)}
      />
    </>
  );
}
