import { nameOf, PostStatus } from '@/shared/contract';
import { textLanguage } from '@/shared/i18n/text-language';

const THAI = {
  [PostStatus.Draft]: 'ฉบับร่าง',
  [PostStatus.Published]: 'เผยแพร่',
  [PostStatus.Hidden]: 'ซ่อนอยู่',
} as const;

/**
 * The status of news in the backend's words, as a quoted message. They are English whatever language is asked for, so
 * the complete Thai replaces them, unless a backend has Thai ones.
 */
export const STATUS_TEXT = [
  (status: PostStatus, text: string): string => text || (nameOf(PostStatus, status) ?? ''),
  (status: PostStatus, text: string): string => (textLanguage(text) === 'th' ? text : THAI[status]),
] as const;
