import type { NewsVersion } from '@/features/news';
import { isElsewhere, type StagingRules } from '@/shared/editor/links';

import type { Place } from '../rules/finding';

const PICTURES = /<img\b[^>]*?\ssrc\s*=\s*["']([^"']+)["']/gi;

export type Pictures = Pick<NewsVersion, 'html' | 'cover' | 'square'>;

/** The pictures of an item on its own server, by address, each with its place. */
export const ownPictures = ({ html, cover, square }: Pictures, rules: StagingRules): Map<string, Place> => {
  const inText = [...html.matchAll(PICTURES)].flatMap(([, src]) => (src === undefined ? [] : [src]));
  const own = inText.filter((src) => !/^\s*(?:data|blob):/i.test(src) && !isElsewhere(src, rules));
  const places = new Map<string, Place>(own.map((media) => [media, { field: 'html', media }]));
  if (typeof square === 'string' && square) places.set(square, { field: 'square' });
  if (typeof cover === 'string' && cover) places.set(cover, { field: 'cover' });
  return places;
};
