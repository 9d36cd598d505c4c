import type { TemplateContent } from '@contract';

/** The content of a template in which nothing is prepared. */
export const EMPTY_TEMPLATE: TemplateContent = {
  title: '',
  metaTitle: '',
  markdown: '',
  metaDescription: '',
  categoryId: null,
  countryCode: '',
  html: '',
  tags: [],
  references: [],
  videoUrl: '',
  tiktokUrl: '',
};
