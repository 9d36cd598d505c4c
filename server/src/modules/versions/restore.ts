import type { Id } from '@contract';

import { notFound } from '../../http/api-error';
import type { UploadedForm } from '../../http/read-form';
import type { NewsRow } from '../news/columns';
import type { NewsDeps, NewsWriter } from '../news/new-news';
import { findNews } from '../news/repository';
import { eachText } from '../news/text-fields';
import { editNews } from '../news/write-news';

import { findVersion, type VersionContent } from './repository';

/** A version in the form of a request, so that it is checked by every rule of an edit. */
const formOf = (content: VersionContent, number: number): UploadedForm => ({
  fields: {
    reason: 'restore',
    from_version: String(number),
    title: content.title,
    ...eachText((name) => content[name]),
    markdown: content.markdown,
    html: content.html,
    categoryId: String(content.categoryId),
    countryCode: content.countryCode,
    publishedDate: content.publishedAt,
    tags: content.tags.join(','),
    references: JSON.stringify(content.references),
  },
  files: {},
});

type Restored = { newsId: Id; number: number; writer: NewsWriter; ifMatch?: string };

/** Saves a version as the newest one, including its covers. */
export const restoreVersion = async (
  deps: NewsDeps & { fourEyes: boolean },
  { newsId, number, writer, ifMatch }: Restored,
): Promise<NewsRow> => {
  const row = await findNews(deps.db, writer.groupId, newsId);
  const found = row && (await findVersion(deps.db, row, number));
  if (!found) throw notFound();
  const { content } = found;
  const { row: restored } = await editNews(deps, newsId, formOf(content, number), writer, {
    ifMatch,
    covers: content,
  });
  return restored;
};
