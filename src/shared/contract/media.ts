import type { Id, IsoDate } from './entities';

/** The longest texts about a picture, in characters. */
export const MAX_MEDIA_TEXT = 200;
export const MAX_MEDIA_ALT = 500;
export const MAX_RIGHTS_NOTE = 1_000;
export const MAX_MEDIA_TAGS = 20;
/** The pictures of a page of a media library, unless a call asks for another number. */
export const MEDIA_PAGE_SIZE = 24;
/** The most pictures that one call looks up by their addresses. */
export const MAX_MEDIA_ADDRESSES = 50;

/** What people write about a picture of the media library (extension `media`). */
export type MediaTexts = {
  title: string;
  /** What the picture shows, for those who do not see it. */
  alt: string;
  /** Whom readers see as its author. */
  credit: string;
  /** Where it came from, for the newsroom. */
  source: string;
  rightsNote: string;
  /** The last day on which it may be shown, as YYYY-MM-DD; null without an end. */
  rightsUntil: string | null;
  tags: string[];
};

/** A change of what is written about a picture: what is left out stays. */
export type MediaTextsRequest = Partial<MediaTexts>;

/** A picture of a group, without the covers that were cut from another one. */
export type MediaPicture = MediaTexts & {
  id: string;
  /** Where it is shown from, as it stands in texts. */
  url: string;
  /** In pixels; null for a picture that has not been measured. */
  width: number | null;
  height: number | null;
  /** Size of the stored file. */
  bytes: number;
  uploadedAt: IsoDate;
  uploadedBy: { id: Id; displayName: string };
  /** How many items show it or a cover cut from it, in any version that is kept. */
  uses: number;
};

/** An item that shows a picture. */
export type MediaUse = {
  newsId: Id;
  title: string;
  /** Whether its working copy shows it, and whether readers see it. In neither, a kept version shows it. */
  inWorkingCopy: boolean;
  inPublishedCopy: boolean;
};

export type MediaPictureWithUses = MediaPicture & { usedIn: MediaUse[] };

/** A picture in the trash of a media library. */
export type DeletedMedia = MediaPicture & {
  deletedAt: IsoDate;
  /** Null if it was unused and without a description for so long that the server put it there. */
  deletedBy: string | null;
  keptUntil: IsoDate;
};

/** A tag of a media library, and how many of its pictures have it. */
export type MediaTag = { name: string; count: number };
