import type {
  DeletedMedia,
  MediaPicture,
  MediaPictureWithUses,
  MediaTag,
  MediaTexts,
  MediaUse,
} from '@/shared/contract';

import { flag, isWire, list, numberOrNull, text, texts, textOrNull, type Wire } from './values';

const readTexts = (wire: Wire): MediaTexts => ({
  title: text(wire['title']),
  alt: text(wire['alt']),
  credit: text(wire['credit']),
  source: text(wire['source']),
  rightsNote: text(wire['rightsNote']),
  rightsUntil: textOrNull(wire['rightsUntil']),
  tags: texts(wire['tags']),
});

/** A picture of a media library. */
export const readMedia = (wire: Wire): MediaPicture => {
  const by = isWire(wire['uploadedBy']) ? wire['uploadedBy'] : {};
  return {
    ...readTexts(wire),
    id: text(wire['id']),
    url: text(wire['url']),
    width: numberOrNull(wire['width']),
    height: numberOrNull(wire['height']),
    bytes: numberOrNull(wire['bytes']) ?? 0,
    uploadedAt: text(wire['uploadedAt']),
    uploadedBy: { id: text(by['id']), displayName: text(by['displayName']) },
    uses: numberOrNull(wire['uses']) ?? 0,
  };
};

const readUse = (wire: Wire): MediaUse | null => {
  const newsId = text(wire['newsId']);
  if (newsId === '') return null;
  return {
    newsId,
    title: text(wire['title']),
    inWorkingCopy: flag(wire['inWorkingCopy']),
    inPublishedCopy: flag(wire['inPublishedCopy']),
  };
};

/** A picture with the items that show it. */
export const readMediaWithUses = (wire: Wire): MediaPictureWithUses => ({
  ...readMedia(wire),
  usedIn: list(wire['usedIn'], readUse),
});

/** A picture in the trash of a media library. */
export const readDeletedMedia = (wire: Wire): DeletedMedia => ({
  ...readMedia(wire),
  deletedAt: text(wire['deletedAt']),
  deletedBy: textOrNull(wire['deletedBy']),
  keptUntil: text(wire['keptUntil']),
});

/** The tags of a media library; those without a name are left out. */
export const readMediaTags = (data: unknown): MediaTag[] =>
  list(data, (wire) => {
    const name = text(wire['name']);
    return name === '' ? null : { name, count: numberOrNull(wire['count']) ?? 0 };
  });
