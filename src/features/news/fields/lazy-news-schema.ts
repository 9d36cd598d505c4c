import { schemaOnUse } from '@/shared/form/schema-on-use';

import type { NewsFormMessages } from '../form-messages';

/** The schema of the news form, fetched at the first key. */
export const lazyNewsSchema = (messages: NewsFormMessages, purpose: 'create' | 'edit') =>
  schemaOnUse(() =>
    import('./news-schema').then(({ newsCreateSchema, newsEditSchema }) =>
      (purpose === 'create' ? newsCreateSchema : newsEditSchema)(messages),
    ),
  );
