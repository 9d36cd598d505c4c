import type { Database } from '../../db/database';
import type { UploadedForm } from '../../http/read-form';

import type { ItemReading } from './archive-item';
import { createLookups, type LookIn } from './lookups';
import { importMessages } from './messages';
import type { Pictures } from './pictures';
import { Refused } from './refused';
import { summaryOf } from './summary';

/** Makes the form of an article, as the console would send it, with its author and the pictures of its text. */
export const createFormMaker = (db: Database, { pictures, ...into }: LookIn & { pictures: Pictures }) => {
  const { report, usual } = into;
  const { authorOf, categoryOf } = createLookups(db, into);

  return async ({ item, place, folder }: ItemReading) => {
    const where = { place, folder, address: item.address };
    const authorId = await authorOf(item, place);
    const categoryId = await categoryOf(item, place);
    const country = item.country || usual.country;
    if (!country) throw new Refused(importMessages.noCountry);
    const text = await pictures.takeText(item.html, where, authorId);
    const cover = await pictures.takeCover(item.cover, where);
    const square = (await pictures.takeCover(item.square, where)) ?? cover;
    if (!item.summary.trim()) report.change(importMessages.summaryFromText, place);
    const form: UploadedForm = {
      fields: {
        title: item.title,
        metaTitle: item.metaTitle,
        markdown: item.summary.trim() ? item.summary : summaryOf(item.html),
        metaDescription: item.metaDescription,
        categoryId: String(categoryId),
        countryCode: country,
        publishedDate: item.publishedAt,
        html: text.html,
        tags: item.tags.map((tag) => tag.replaceAll(',', ' ')).join(','),
        references: item.references,
        videoUrl: item.videoUrl,
        tiktokUrl: item.tiktokUrl,
        reason: 'import',
      },
      files: { ...(cover && { cover }), ...(square && { square }) },
    };
    return { form, authorId, images: text.images };
  };
};
