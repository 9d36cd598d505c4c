import type { StagingRules } from '@/shared/editor/links';

import type { NewsFieldName, NewsVersion } from '../fields/news-version';

/** A blocker has to be explained before approval, a warning looked at; a note may well be meant. */
export type Severity = 'blocker' | 'warning' | 'note';

/** Every check by what it finds. */
export const SEVERITIES = {
  'staging-address': 'blocker',
  'hidden-text': 'blocker',
  'insecure-media': 'warning',
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
  'mixed-digits': 'note',
} as const satisfies Record<string, Severity>;

export type CheckCode = keyof typeof SEVERITIES;

/** Where something was found: a field, and in it the words or the address of the medium that it is about. */
export type Place = { field: NewsFieldName; text?: string; media?: string };

/** `detail`: what the sentence of a check names, such as a host. */
export type Finding = { code: CheckCode; place: Place; detail: string };

export type Size = { width: number; height: number };

/** All that the checks look at. */
export type CheckInput = {
  values: NewsVersion;
  /** The article as the server holds it; null for an item that is not saved yet. */
  storedHtml: string | null;
  /** Sizes in pixels of the covers as they are loaded; null while one is unknown or there is none. */
  covers: { cover: Size | null; square: Size | null };
  now: Date;
  /** Whether readers can see the item already: then its date has to be past. */
  isPublished: boolean;
  /** Other items of the group whose titles may be equal; `at` in ISO 8601. */
  titlesOfGroup: { title: string; at: string }[];
  rules: StagingRules;
};

export const finding = (code: CheckCode, place: Place, detail = ''): Finding => ({ code, place, detail });
