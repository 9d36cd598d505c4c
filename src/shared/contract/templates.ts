import type { Id, IsoDate } from './entities';
import type { NewsContent } from './news';

/** The most templates of a group, and the most bytes of the request that stores one. */
export const MAX_TEMPLATES = 50;
export const TEMPLATE_MAX_BYTES = 5_000_000;

/** What a template of a group holds: the fields of the news form without its date, covers and pictures. */
export type TemplateContent = Omit<
  NewsContent,
  'categoryId' | 'publishedAt' | 'tags' | 'coverImageUrl' | 'squareImageUrl'
> & {
  categoryId: Id | null;
  tags: string[];
};

/** A prepared text of a group, with which its members begin news (extension `templates`). */
export type TemplateSummary = { id: Id; name: string; savedAt: IsoDate; savedBy: string };

export type Template = TemplateSummary & { content: TemplateContent };

export type TemplateRequest = { name: string; content: TemplateContent };

/** Without `content` the template is only renamed. */
export type TemplateChangeRequest = { name: string; content?: TemplateContent };
