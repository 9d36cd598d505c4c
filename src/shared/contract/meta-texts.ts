import { markdownToText } from './markdown';
import type { NewsContent } from './news';

export type MetaSource = Pick<NewsContent, 'title' | 'metaTitle' | 'markdown' | 'metaDescription'>;

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * The title and description for search engines and shared links, each in one line; empty fields fall back to Title and
 * Markdown. Both the public page and the console's previews show these.
 */
export const metaTexts = ({ title, metaTitle, markdown, metaDescription }: MetaSource) => ({
  title: oneLine(metaTitle) || oneLine(title),
  description: oneLine(metaDescription) || oneLine(markdownToText(markdown)),
});
