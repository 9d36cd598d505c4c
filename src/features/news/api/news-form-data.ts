import type { Id, NewsFormParts } from '@/shared/contract';
import { toPublishedDate } from '@/shared/text/format-date';

import { filledReferences, type NewsFormValues } from '../fields/news-form-values';

export type NewsWrite = { groupId: Id; newsId?: Id; values: NewsFormValues };

/** The multipart form of section 7. A cover that was not chosen anew is not sent (NWS-12). */
export const toNewsFormData = ({ groupId, newsId, values }: NewsWrite): FormData => {
  const parts: NewsFormParts = {
    title: values.title,
    metaTitle: values.metaTitle,
    markdown: values.markdown,
    metaDescription: values.metaDescription,
    categoryId: String(values.categoryId),
    countryCode: values.countryCode,
    publishedDate: values.publishedDate ? toPublishedDate(values.publishedDate) : '',
    html: values.html,
    tags: values.tags.join(','),
    references: JSON.stringify(filledReferences(values.references)),
    videoUrl: values.videoUrl.trim(),
    tiktokUrl: values.tiktokUrl.trim(),
    group_id: String(groupId),
    ...(newsId !== undefined && { news_id: String(newsId) }),
  };
  const form = new FormData();
  Object.entries(parts).forEach(([name, value]) => form.append(name, value));
  if (values.cover) form.append('cover', values.cover);
  if (values.square) form.append('square', values.square);
  return form;
};
