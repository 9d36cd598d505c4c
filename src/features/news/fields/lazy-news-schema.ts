import { schemaOnUse } from '@/shared/form/schema-on-use';

import type { NewsFormMessages } from '../form-messages';

import type { NewsFormValues } from './news-form-values';

/** The schema of the news form, fetched at the first key. `stored`: what an edit was opened with. */
export const lazyNewsSchema = (messages: NewsFormMessages, stored: NewsFormValues | null) =>
  schemaOnUse(() =>
    import('./news-schema').then(({ newsCreateSchema, newsEditSchema }) =>
      stored ? newsEditSchema(messages, stored) : newsCreateSchema(messages),
    ),
  );
