import type { Snippet } from '@/shared/contract';
import { defineMessages } from '@/shared/i18n/messages';

/** The fields in which a search finds an item, by the labels of the form; the same in both languages. */
const fields: Record<Snippet['field'], string> = {
  title: 'Title',
  summary: 'Markdown',
  text: 'Content',
  tag: 'Tags',
  author: 'Author',
  reference: 'Reference links',
};

export const foundInMessages = defineMessages({ th: fields, en: fields });
