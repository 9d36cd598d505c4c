import type { JournalistLevel, PostStatus } from './enums';
import type { RemovedPart } from './removed-html';

/** Dates travel as ISO 8601 strings with an offset. */
export type IsoDate = string;
/** Opaque: a backend numbers its items or names them by any text (a UUID). The console reads both as text. */
export type Id = string | number;

export type User = {
  id: Id;
  email: string;
  username: string;
  displayName: string;
  bio: string;
  avatarUrl: string | null;
  /** Bit mask of `Permission`. */
  permission: number;
  /** In the answers of a backend with the extension `accounts`. */
  state?: UserState;
  /** In the answer to `GET /api/auth/me` (extension `two-factor`): has to set up a second factor before anything else. */
  needsSecondFactor?: boolean;
};

/** What a person's account is: invited until its owner has set a password, disabled until an administrator enables it. */
export type UserState = (typeof USER_STATES)[number];
export const USER_STATES = ['active', 'invited', 'disabled'] as const;

/** A one-time link to set a password. The token is given once and stored nowhere. */
export type AccountLink = { token: string; expiresAt: IsoDate };

/** What a link is good for: its owner is named while it is. */
export type AccountLinkState =
  | { state: 'good'; displayName: string; username: string; expiresAt: IsoDate }
  | { state: 'used' | 'expired' | 'ended' | 'unknown' };

export type Profile = { id: Id; displayName: string; avatarUrl: string | null };

export type GroupMember = { profile: Profile; level: JournalistLevel; levelClassMsg: string };

/** A member as the extension `members` tells of them. */
export type ManagedMember = GroupMember & {
  /** Since when they are a member of the group. */
  since: IsoDate;
  /** How many of the group's news are theirs. */
  newsCount: number;
};

export type JournalistGroup = {
  id: Id;
  name: string;
  createdAt: IsoDate;
  /** The caller's membership; null where the caller is no member (a Deleted one included). */
  me: { level: JournalistLevel } | null;
  /** Who can invite the caller, up to three names: in a list, of a group that the caller is no member of (extension `refusals`). */
  heads?: string[];
  /** Sent by the single group; a list of groups may leave it out. */
  members?: GroupMember[];
};

export type GroupStatistics = {
  totalCategory: number;
  totalMembers: number;
  totalNews: number;
  totalNewsInThisWeek: number;
  totalViews: number;
};

export type Tag = { name: string };
export type Reference = { label: string; link: string };

/** What is written in an item. The console's table of fields and the server's entity tag hold each of them. */
export type NewsContent = {
  title: string;
  metaTitle: string;
  markdown: string;
  metaDescription: string;
  categoryId: Id;
  countryCode: string;
  publishedAt: IsoDate;
  html: string;
  tags: Tag[];
  references: Reference[];
  videoUrl: string;
  tiktokUrl: string;
  coverImageUrl: string | null;
  squareImageUrl: string | null;
};

/** Why an item was sent back to its writer, and by whom (extension `returns`). */
export type NewsReturn = { comment: string; at: IsoDate; by: string };

export type NewsItem = NewsContent & {
  id: Id;
  createdAt: IsoDate;
  fullUrl: string;
  shortUrl: string;
  status: PostStatus;
  statusText: string;
  approvalText: string;
  /** Approved for 24 hours ("time-approved"). */
  isApprovedLifeTime: boolean;
  isApprovedPermanent: boolean;
  /** Who wrote it: in the answer of a backend with the extension `author` to a single item. */
  author?: Profile;
  /** Who wrote it, by id: in the lists of a backend with the extension `four-eyes`. */
  authorId?: Id;
  /** The picture that both covers were cut from; null where each is its own, left out by a backend without the extension `cover-original`. */
  coverOriginalUrl?: string | null;
  /**
   * When its approval for 24 hours runs out or has run out; null while there was none, left out by a backend without the extension
   * `approval-desk`.
   */
  approvedUntil?: IsoDate | null;
  /** Until it is saved again; left out by a backend without the extension `returns`. */
  returned?: NewsReturn | null;
};

/** The answer to creating or editing an item; `removed` where a backend with `removed-html` took something out of it. */
export type SavedNews = NewsItem & { removed?: RemovedPart[] };

/** A row of a news list: the item without its body. */
export type NewsSummary = Pick<
  NewsItem,
  | 'id'
  | 'title'
  | 'coverImageUrl'
  | 'squareImageUrl'
  | 'categoryId'
  | 'countryCode'
  | 'publishedAt'
  | 'createdAt'
  | 'status'
  | 'statusText'
  | 'approvalText'
  | 'isApprovedLifeTime'
  | 'isApprovedPermanent'
  | 'approvedUntil'
  | 'returned'
  | 'authorId'
>;

/** A row of a person's news, whichever group it was written in. */
export type JournalistNews = NewsSummary & { groupId: Id };

export type JournalistCheck = { id: Id; isJournalist: boolean };

export type NewsCategory = { id: Id; name: string; sortOrder: number };

/** `label` is the country's name when read; it is sent as `name` (API-07). */
export type Country = { id: Id; label: string; code: string };

/**
 * Both tokens are empty where a second step is asked for (extension `two-factor`): `challenge` is then sent with its code.
 */
export type LoginResponse = { token: string; refreshToken: string; challenge?: string };

/** A person's second factor (extension `two-factor`); `isRequired` by the setting of the installation. */
export type TwoFactor = { isEnabled: boolean; isRequired: boolean; recoveryCodesLeft: number };

/** What an authenticator app is told: the secret as base32, and the address that its QR picture holds. */
export type TwoFactorStart = { secret: string; address: string };

/** Ten, shown this once; each is good once in the place of a code of the app. */
export type RecoveryCodes = { recoveryCodes: string[] };

/** A place where one is signed in (extension `sessions`); `browser` and `network` are empty where they are not known. */
export type OwnSession = {
  id: string;
  browser: string;
  /** Of the address it was last renewed from: /24 or /64. */
  network: string;
  createdAt: IsoDate;
  lastSeenAt: IsoDate;
  isCurrent: boolean;
};

/** A device that nobody had signed in from before, until its owner says that they know (extension `sessions`). */
export type NewDevice = { browser: string; network: string; firstSeenAt: IsoDate };

export type UploadedImage = { url: string };
