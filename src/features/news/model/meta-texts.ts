import { markdownToText, type NewsContent } from '@/shared/contract';

export type MetaSource = Pick<NewsContent, 'title' | 'metaTitle' | 'markdown' | 'metaDescription'>;

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * The title and description for search engines and shared links; empty fields fall back to Title and
 * Markdown.
 */
export const metaTexts = ({ title, metaTitle, markdown, metaDescription }: MetaSource) => ({
  title: oneLine(metaTitle) || oneLine(title),
  description: oneLine(metaDescription) || oneLine(markdownToText(markdown)),
});
