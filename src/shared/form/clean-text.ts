import { string } from 'yup';

import { cleanText, isBlank } from '@/shared/contract';

/** A text of one line, cleaned as the server stores it: a name of which nothing can be seen is empty. */
export const lineText = () =>
  string().transform((text: unknown) => (typeof text === 'string' ? cleanText(text) : text));

/** A text of several lines, trimmed; empty if nothing of it can be seen. */
export const boxText = () =>
  string().transform((text: unknown) => {
    if (typeof text !== 'string') return text;
    return isBlank(text) ? '' : text.trim();
  });
