import type { Template, TemplateSummary } from '@/shared/contract';

import { readContent } from './news';
import { isWire, text, texts, type Wire } from './values';

/** A row of the templates of a group. */
export const readTemplateSummary = (wire: Wire): TemplateSummary => ({
  id: text(wire['id']),
  name: text(wire['name']),
  savedAt: text(wire['savedAt']),
  savedBy: text(wire['savedBy']),
});

/** A template with its content. */
export const readTemplate = (wire: Wire): Template => {
  const sent = isWire(wire['content']) ? wire['content'] : {};
  const {
    publishedAt: _date,
    coverImageUrl: _cover,
    squareImageUrl: _square,
    ...content
  } = readContent(sent);
  const categoryId = content.categoryId === '' ? null : content.categoryId;
  return { ...readTemplateSummary(wire), content: { ...content, categoryId, tags: texts(sent['tags']) } };
};
