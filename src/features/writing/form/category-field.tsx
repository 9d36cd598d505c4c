import { useMemo } from 'react';

import { fieldMessages, type NewsChoices } from '@/features/news';
import { FormSelect } from '@/shared/form/form-select';
import { useMessages } from '@/shared/i18n/messages';

import { newsFormMessages } from '../messages';

type Props = Pick<NewsChoices, 'categories'> & { autoFocus?: boolean };

/** The field `categoryId`: one of the categories of the group. */
export function CategoryField({ categories, autoFocus }: Props) {
  const messages = useMessages(newsFormMessages);
  const labels = useMessages(fieldMessages);
  const options = useMemo(() => categories.map(({ id, name }) => ({ value: id, label: name })), [categories]);
  return (
    <FormSelect
      required
      name="categoryId"
      label={labels.categoryId}
      placeholder={messages.chooseCategory}
      description={categories.length === 0 && messages.noCategories}
      options={options}
      // eslint-disable-next-line jsx-a11y/no-autofocus -- the caller says why
      autoFocus={autoFocus}
    />
  );
}
