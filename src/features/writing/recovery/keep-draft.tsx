import { useFormikContext } from 'formik';
import { useEffect } from 'react';

import type { NewsFormValues } from '@/features/news';

import type { NewsDraft } from './news-draft';

/** Stores what is typed. Rendered with the first field, because what it has not seen is lost when the form closes. */
export function KeepDraft({ draft }: { draft: NewsDraft }) {
  const { values } = useFormikContext<NewsFormValues>();
  useEffect(() => draft.change(values), [draft, values]);
  return null;
}
