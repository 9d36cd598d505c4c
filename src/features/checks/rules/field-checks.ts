import { coverCut, tiktokPlayer } from '@/features/news';
import { DAY_MS, COVER_RATIO, foldName, playerOf, SQUARE_RATIO } from '@/shared/contract';
import { countGraphemes } from '@/shared/text/truncate';

import { finding, type CheckInput, type Finding } from './finding';

const TITLE_CHARACTERS = 60;
const SAME_TITLE_DAYS = 30;
const PAST_DAYS = 1;
const FUTURE_DAYS = 365;
/**
 * The width at which the website and link previews show a cover. The square has the height of a 16:9 cover
 * of this width.
 */
const COVER_MIN_WIDTH = 1_200;
const SQUARE_MIN_WIDTH = (COVER_MIN_WIDTH * COVER_RATIO.height) / COVER_RATIO.width;

const COVERS = [
  { field: 'cover', ratio: COVER_RATIO, minWidth: COVER_MIN_WIDTH },
  { field: 'square', ratio: SQUARE_RATIO, minWidth: SQUARE_MIN_WIDTH },
] as const;

/** Covers that are too small, or that saving crops to their ratio. */
export const coverFaults = ({ covers }: CheckInput): Finding[] =>
  COVERS.flatMap(({ field, ratio, minWidth }) => {
    const size = covers[field];
    if (!size) return [];
    const { width, height } = size;
    // The width that remains after cropping.
    const kept = Math.min(width, Math.round((height * ratio.width) / ratio.height));
    return [
      ...(kept < minWidth ? [finding('cover-small', { field }, `${kept} < ${minWidth}`)] : []),
      ...(coverCut(size, ratio) ? [finding('cover-ratio', { field }, `${width} × ${height}`)] : []),
    ];
  });

/** A title that search results cut off, or that another item of the group has. */
export const titleFaults = ({ values: { title }, titlesOfGroup, now }: CheckInput): Finding[] => {
  const length = countGraphemes(title.trim());
  const name = foldName(title);
  const isRecent = (at: string) => Math.abs(now.getTime() - Date.parse(at)) <= SAME_TITLE_DAYS * DAY_MS;
  const isTaken =
    name !== '' && titlesOfGroup.some((other) => foldName(other.title) === name && isRecent(other.at));
  return [
    ...(length > TITLE_CHARACTERS ? [finding('title-long', { field: 'title' }, String(length))] : []),
    ...(isTaken ? [finding('title-taken', { field: 'title' })] : []),
  ];
};

/** An unlikely publishing date. */
export const dateFaults = ({ values: { publishedDate }, isPublished, now }: CheckInput): Finding[] => {
  if (!publishedDate || Number.isNaN(publishedDate.getTime())) return [];
  const days = (publishedDate.getTime() - now.getTime()) / DAY_MS;
  if (days > FUTURE_DAYS) return [finding('date-far', { field: 'publishedDate' })];
  return days < -PAST_DAYS && !isPublished ? [finding('date-past', { field: 'publishedDate' })] : [];
};

/** Missing fields that help readers find the item. */
export const missingFields = ({ values: { metaDescription, tags } }: CheckInput): Finding[] => [
  ...(metaDescription.trim() === '' ? [finding('no-meta-description', { field: 'metaDescription' })] : []),
  ...(tags.length === 0 ? [finding('no-tag', { field: 'tags' })] : []),
];

/** Video addresses that readers would see as a plain link. */
export const videosWithoutPlayer = ({ values }: CheckInput): Finding[] =>
  (['tiktokUrl', 'videoUrl'] as const)
    .filter((field) => {
      const address = values[field].trim();
      return address !== '' && (field === 'tiktokUrl' ? tiktokPlayer : playerOf)(address) === null;
    })
    .map((field) => finding('video-no-player', { field }, values[field].trim()));
