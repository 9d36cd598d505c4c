import { schemaOnUse } from '@/shared/form/schema-on-use';

import type { authMessages } from '../messages';

/** The schema of the sign-in form; loads at the first keystroke. */
export const lazySignInSchema = (messages: (typeof authMessages)['en']) =>
  schemaOnUse(() => import('./sign-in-schema').then(({ signInSchema }) => signInSchema(messages)));
