import { emptyNews, type NewsChoices, type NewsFormValues, toFormValues } from '@/features/news';
import { serverNow } from '@/shared/api/server-clock';
import type { TemplateContent } from '@/shared/contract';
import { parseHtml } from '@/shared/text/html-to-text';

const MARKDOWN_PICTURE = /!\[[^\]]*\]\([^)]*\)/g;

const withoutPictures = (html: string): string => {
  const article = parseHtml(html);
  const pictures = article.querySelectorAll('img, picture');
  if (pictures.length === 0) return html;
  // Its caption says nothing without its picture.
  pictures.forEach((picture) => (picture.closest('figure') ?? picture).remove());
  return article.innerHTML;
};

/** What a template keeps of a form: no date, covers and pictures. */
export const toTemplate = (values: NewsFormValues): TemplateContent => {
  const { title, metaTitle, markdown, metaDescription, countryCode, html, tags, references } = values;
  return {
    title,
    metaTitle,
    metaDescription,
    countryCode,
    tags,
    markdown: markdown.replace(MARKDOWN_PICTURE, ''),
    html: withoutPictures(html),
    categoryId: values.categoryId === '' ? null : values.categoryId,
    references: references.filter(({ label, link }) => label.trim() !== '' && link.trim() !== ''),
    videoUrl: values.videoUrl.trim(),
    tiktokUrl: values.tiktokUrl.trim(),
  };
};

/** The values with which a form for new news begins. A category or country that is no longer offered is to be chosen again. */
export const fromTemplate = (content: TemplateContent, choices: NewsChoices): NewsFormValues => ({
  ...toFormValues(
    {
      ...content,
      categoryId: content.categoryId ?? '',
      tags: content.tags.map((name) => ({ name })),
      publishedAt: '',
      coverImageUrl: null,
      squareImageUrl: null,
    },
    choices,
  ),
  publishedDate: emptyNews(serverNow()).publishedDate,
});
