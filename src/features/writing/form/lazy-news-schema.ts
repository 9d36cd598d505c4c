import type { NewsFormValues } from '@/features/news';
import { schemaOnUse } from '@/shared/form/schema-on-use';

import { type NewsFormMessages } from '../messages';

/**
 * The schema of the news form; loads at the first keystroke. `stored`: the values with which an edit was
 * opened.
 */
export const lazyNewsSchema = (messages: NewsFormMessages, stored: NewsFormValues | null) =>
  schemaOnUse(() =>
    import('./news-schema').then(({ newsCreateSchema, newsEditSchema }) =>
      stored ? newsEditSchema(messages, stored) : newsCreateSchema(messages),
    ),
  );
