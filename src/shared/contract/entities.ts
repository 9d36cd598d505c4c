import type { JournalistLevel } from './enums';
import type { SecondStepKind } from './passkeys';

/** Dates are ISO 8601 strings with an offset. */
export type IsoDate = string;
/** Opaque: a backend may use numbers or any text, such as a UUID. The console reads both as text. */
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
  /** Only a backend with the extension `accounts` sends it. */
  state?: UserState;
  /**
   * Sent by `GET /api/auth/me` (extension `two-factor`): the person must set up a second factor before
   * anything else.
   */
  needsSecondFactor?: boolean;
};

/**
 * The state of an account: invited until its owner has set a password, disabled until an administrator
 * enables it.
 */
export type UserState = (typeof USER_STATES)[number];
export const USER_STATES = ['active', 'invited', 'disabled'] as const;

/**
 * A one-time link to set a password. The token is shown once and never stored. `isMailed` says whether the mail server took it;
 * it is absent without the extension `mail`.
 */
export type AccountLink = { token: string; expiresAt: IsoDate; isMailed?: boolean };

/** Whether a link is valid; its owner is named only while it is. */
export type AccountLinkState =
  | { state: 'good'; displayName: string; username: string; expiresAt: IsoDate }
  | { state: 'used' | 'expired' | 'ended' | 'unknown' };

export type Profile = { id: Id; displayName: string; avatarUrl: string | null };

export type GroupMember = { profile: Profile; level: JournalistLevel; levelClassMsg: string };

/** A member as the extension `members` returns it. */
export type ManagedMember = GroupMember & {
  /** The date since which they are a member. */
  since: IsoDate;
  /** How many of the group's news they wrote. */
  newsCount: number;
};

export type JournalistGroup = {
  id: Id;
  name: string;
  createdAt: IsoDate;
  /** The caller's membership; null if the caller is not a member or their level is Deleted. */
  me: { level: JournalistLevel } | null;
  /**
   * Who can invite the caller: up to three names, in the list of groups, for a group that the caller does
   * not belong to (extension `refusals`).
   */
  heads?: string[];
  /**
   * Whether the group has a Head with an active account; in the list of groups, for an administrator, who can
   * appoint one (extension `members`).
   */
  hasHead?: boolean;
  /** Sent with a single group; the list of groups may omit it. */
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
/** A tag of a group's news and how many of them have it (extension `tag-suggestions`). */
export type TagSuggestion = { name: string; count: number };
export type Reference = { label: string; link: string };

export type JournalistCheck = { id: Id; isJournalist: boolean };

export type NewsCategory = { id: Id; name: string; sortOrder: number };

/** `label` is the name of the country in responses; requests send it as `name` (API-07). */
export type Country = { id: Id; label: string; code: string };

/**
 * Both tokens are empty if a second step is required (extension `two-factor`): send `challenge` with the
 * code. `steps` lists what the person can give (extension `passkeys`); without it, a code.
 */
export type LoginResponse = {
  token: string;
  refreshToken: string;
  challenge?: string;
  steps?: SecondStepKind[];
};

/**
 * A person's second factor (extension `two-factor`). `isRequired` is a setting of the installation; `passkeys` is the number of
 * passkeys (extension `passkeys`).
 */
export type TwoFactor = {
  isEnabled: boolean;
  isRequired: boolean;
  recoveryCodesLeft: number;
  passkeys?: number;
};

/** The values for an authenticator app: the secret in base32, and the address in the QR code. */
export type TwoFactorStart = { secret: string; address: string };

/** Ten codes, shown only once. Each can replace a code of the app once. */
export type RecoveryCodes = { recoveryCodes: string[] };

/** A session of the signed-in person (extension `sessions`). `browser` and `network` are empty if unknown. */
export type OwnSession = {
  id: string;
  browser: string;
  /** The network of the address that last renewed it: /24 or /64. */
  network: string;
  createdAt: IsoDate;
  lastSeenAt: IsoDate;
  isCurrent: boolean;
};

/**
 * A sign-in from a new device that its owner has not confirmed yet (extension `sessions`); with `wrongCodes`, no sign-in but that
 * many wrong codes, the last at this time and from this device.
 */
export type NewDevice = { browser: string; network: string; firstSeenAt: IsoDate; wrongCodes?: number };

export type UploadedImage = { url: string };
