import type { NewsContent } from '@/shared/contract';

export type MetaSource = Pick<NewsContent, 'title' | 'metaTitle' | 'markdown' | 'metaDescription'>;

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** What search engines and shared links say of an item; Title and Markdown stand in for what is left empty. */
export const metaTexts = ({ title, metaTitle, markdown, metaDescription }: MetaSource) => ({
  title: oneLine(metaTitle) || oneLine(title),
  description: oneLine(metaDescription) || oneLine(markdown),
});
