import { SNIPPET_FIELDS, type NewsSummary, type TextPart } from '@/shared/contract';

import { flag, isWire, list, text, type Wire } from './values';

const readPart = (wire: Wire): TextPart | null => {
  const part = text(wire['text']);
  return part === '' ? null : { text: part, isMatch: flag(wire['isMatch']) };
};

/** Where a search found an item; omitted if the backend does not send it, or in a field that the console does not know. */
export const readSnippet = ({ snippet }: Wire): Pick<NewsSummary, 'snippet'> => {
  if (!isWire(snippet)) return {};
  const field = SNIPPET_FIELDS.find((known) => known === snippet['field']);
  const parts = list(snippet['parts'], readPart);
  return field && parts.length > 0 ? { snippet: { field, parts } } : {};
};
