import { cleanText, type TemplateContent } from '@contract';

import { invalidInput } from '../../http/api-error';
import { keysIn } from '../images/picture-addresses';
import { createTextReader } from '../news/form-text';
import { MAX_HTML, MAX_JOINED_REFERENCES, MAX_JOINED_TAGS, MAX_MARKDOWN, MAX_TITLE } from '../news/limits';
import { PASTED, readHtml, readPlainTexts, readReferences, readTags } from '../news/news-form';

import { templateMessages } from './messages';

type CleanHtml = Parameters<typeof readHtml>[2];

/**
 * The content of a template as it is stored, read as the news form is; nothing of it is required. It keeps no pictures: the
 * clean-up would remove them, because no news shows them.
 */
export const readTemplateContent = async (
  { categoryId, tags, references, ...texts }: TemplateContent,
  cleanHtml: CleanHtml,
): Promise<TemplateContent> => {
  const fields = { ...texts, tags: tags.join(','), references: JSON.stringify(references) };
  const reader = createTextReader({ fields, files: {} });
  const { errors, text } = reader;
  const { html } = await readHtml(text('html', MAX_HTML, PASTED), errors, cleanHtml);
  const content = {
    title: cleanText(text('title', MAX_TITLE)),
    ...readPlainTexts(reader),
    markdown: text('markdown', MAX_MARKDOWN, PASTED),
    categoryId,
    countryCode: cleanText(text('countryCode', 10)).toUpperCase(),
    html,
    tags: readTags(text('tags', MAX_JOINED_TAGS), errors),
    references: readReferences(text('references', MAX_JOINED_REFERENCES), errors),
  };
  for (const field of ['html', 'markdown'] as const)
    if (keysIn(content[field]).length > 0) errors[field] ??= templateMessages.noPictures;
  if (Object.keys(errors).length > 0) throw invalidInput(errors);
  return content;
};
