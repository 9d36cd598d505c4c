import type { Id, NewsFormParts, SaveOrigin } from '@/shared/contract';

import { fieldOf, NEWS_FIELDS, type NewsFieldName } from '../fields/news-fields';
import type { NewsFormValues } from '../fields/news-form-values';
import type { Original } from '../fields/originals';

export type NewsWrite = {
  groupId: Id;
  newsId?: Id;
  values: NewsFormValues;
  origin?: SaveOrigin;
  /** The save waits for approval, although the person may approve it. */
  isHeldBack?: boolean;
  /** The picture from which both covers were cropped, for a backend that keeps it. */
  original?: Original;
};

/** Fails to compile if the contract has a part that no form field provides. */
const namesOfForm = ({
  groupId,
  newsId,
  origin,
  isHeldBack,
  original,
}: NewsWrite): Omit<NewsFormParts, NewsFieldName> => ({
  group_id: String(groupId),
  ...(newsId !== undefined && { news_id: String(newsId) }),
  ...origin,
  ...(isHeldBack && { publish: 'false' }),
  ...(original === 'kept' && { keep_original: 'true' }),
});

const partOf = <F extends NewsFieldName>(values: NewsFormValues, name: F): [F, string | File | null] => {
  const version: { [N in F]: NewsFormValues[N] } = values;
  return [name, fieldOf(name).toPart(version[name])];
};

/** Builds the multipart form of the core API. An unchanged cover is not sent (NWS-12). */
export const toNewsFormData = (write: NewsWrite): FormData => {
  const parts = NEWS_FIELDS.map((name) => partOf(write.values, name));
  const form = new FormData();
  for (const [name, part] of parts) if (typeof part === 'string') form.append(name, part);
  for (const [name, text] of Object.entries(namesOfForm(write))) form.append(name, text);
  // Files come last, so that a server that streams the form has all text parts by then.
  for (const [name, part] of parts) if (part instanceof File) form.append(name, part);
  if (write.original instanceof File) form.append('original', write.original);
  return form;
};
