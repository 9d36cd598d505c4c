import type { NewsFieldName, NewsVersion } from '@/features/news';
import type { StagingRules } from '@/shared/editor/links';

/** A blocker must be justified before approval, a warning should be fixed, a note may be intended. */
export type Severity = 'blocker' | 'warning' | 'note';

/** The severity of each check. */
export const SEVERITIES = {
  'staging-address': 'blocker',
  'hidden-text': 'blocker',
  'picture-lost': 'warning',
  'rights-ended': 'warning',
  'no-credit': 'note',
  'insecure-media': 'warning',
  'picture-elsewhere': 'warning',
  'dead-anchor': 'warning',
  'link-not-rewritten': 'warning',
  'picture-without-alt': 'warning',
  'cover-small': 'warning',
  'cover-ratio': 'note',
  'title-long': 'warning',
  'title-taken': 'warning',
  'no-meta-description': 'note',
  'date-past': 'warning',
  'date-far': 'warning',
  'no-tag': 'warning',
  'video-no-player': 'warning',
  leftover: 'warning',
  'doubled-word': 'note',
  'invisible-characters': 'warning',
  'split-sara-am': 'warning',
  'double-sara-e': 'warning',
  'doubled-mark': 'warning',
  'mark-order': 'warning',
  'lone-mark': 'warning',
  'private-use': 'warning',
  'wrong-encoding': 'warning',
  'literal-markup': 'warning',
  'mixed-digits': 'note',
} as const satisfies Record<string, Severity>;

export type CheckCode = keyof typeof SEVERITIES;

/**
 * Where something was found: the field and, inside it, the text or the address of the medium. `before` and `after`: what was
 * around the text, which tells it from the same text elsewhere.
 */
export type Place = {
  field: NewsFieldName;
  text?: string;
  before?: string;
  after?: string;
  media?: string;
};

/** `detail`: the part of the message that varies, such as a host. */
export type Finding = { code: CheckCode; place: Place; detail: string };

export type Size = { width: number; height: number };

/** A picture of the item that is in the media library of its group. */
export type LibraryPicture = { place: Place; credit: string; rightsUntil: string | null };

/** The input of all checks. */
export type CheckInput = {
  values: NewsVersion;
  /** The body as stored on the server; null for a new item. */
  storedHtml: string | null;
  /** The sizes of the loaded covers in pixels; null if unknown or if there is no cover. */
  covers: { cover: Size | null; square: Size | null };
  /** The places of pictures that cannot be loaded from the item's own server. */
  lostPictures: Place[];
  /** What the media library knows about pictures of the item; empty where the backend has none. */
  libraryPictures: LibraryPicture[];
  now: Date;
  /** Whether readers can already see the item. Its date must then be in the past. */
  isPublished: boolean;
  /** Other items of the group that may have the same title; `at` is ISO 8601. */
  titlesOfGroup: { title: string; at: string }[];
  rules: StagingRules;
};

export const finding = (code: CheckCode, place: Place, detail = ''): Finding => ({ code, place, detail });

/** For each check, what is wrong (`detail` can be part of it) and how to fix it. */
export type CheckWords = Record<CheckCode, { what: (detail: string) => string; fix: string }>;
