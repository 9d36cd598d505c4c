import { useFormikContext } from 'formik';
import type { ReactElement } from 'react';

import { emptyNews, type NewsFormValues } from '@/features/news';
import { AppForm } from '@/shared/form/app-form';
import { getMessages } from '@/shared/i18n/messages';
import { renderWithProviders } from '@/shared/testing/render';

import { newsEditSchema } from '../form/news-schema';
import { newsFormMessages } from '../messages';

/**
 * Renders a part of the news form alone. `values()` returns the current values, `submitted` the submitted
 * ones.
 */
export const renderInForm = (element: ReactElement, overrides: Partial<NewsFormValues> = {}) => {
  const initialValues = { ...emptyNews(new Date('2026-11-20T01:00:00Z')), ...overrides };
  let current = initialValues;
  function Watch() {
    current = useFormikContext<NewsFormValues>().values;
    return null;
  }
  const submitted: NewsFormValues[] = [];
  const view = renderWithProviders(
    <AppForm
      initialValues={initialValues}
      validationSchema={newsEditSchema(getMessages(newsFormMessages))}
      onSubmit={async (values) => submitted.push(values)}
    >
      {element}
      <Watch />
      <button type="submit">Save</button>
    </AppForm>,
  );
  return { ...view, submitted, values: () => current };
};
