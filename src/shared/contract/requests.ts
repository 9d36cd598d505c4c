import type { ApprovalStep } from './approval';
import type { Id, IsoDate } from './entities';
import type { JournalistLevel, PostStatus } from './enums';
import type { NewsContent } from './news';
import type { PermissionBit } from './permissions';
import type { SentReason } from './versions';

/** The request bodies of the API (docs/openapi.json), by call. */
export type SignInRequest = { email: string; password: string };
export type PageQuery = { page: number; limit: number };
export type SearchQuery = { search: string };
export type PermissionChange = { permission: PermissionBit };
export type ProfileRequest = { displayName: string; bio: string };
export type PasswordRequest = { currentPassword: string; newPassword: string };
/** The proof of a signed-in person; a code only if they have a second factor. */
export type StepUpRequest = { password: string; code?: string };

export type SecondStepRequest = { challenge: string; code: string };
/** A change of the second factor requires the password and a code. */
export type TwoFactorProof = { password: string; code: string };
/** A group of which a new person becomes a member, and the level there. */
export type GroupAccess = { groupId: Id; level: JournalistLevel };
/** `groups`: sent only to a backend with the extension `accounts-with-access`. */
export type AccountRequest = {
  displayName: string;
  username: string;
  email: string;
  permission: number;
  groups?: GroupAccess[];
};
export type LinkRequest = { token: string; password: string };
export type FirstRunRequest = { username: string; email: string; password: string; token: string };
export type GroupRequest = { name: string };
export type InviteRequest = { email: string; level: JournalistLevel };
/**
 * Why an item is approved despite the findings of the checks; `again` (extension `approval-again`) gives it another 24 hours
 * instead of the permanent step; `seen` (extension `published-copy`) is what the approver saw of its approval, so that nothing is
 * decided that somebody else has decided meanwhile.
 */
export type ApprovalRequest = {
  reason?: string;
  again?: boolean;
  seen?: { status: PostStatus; step: ApprovalStep; waitingSince?: IsoDate | null };
};
export type LevelRequest = { level: JournalistLevel };
export type CategoryCreateRequest = { name: string };
export type CategoryUpdateRequest = { name: string; sortOrder: number };
export type CountryRequest = { name: string; code: string };

/** Why an item is saved, and from which version. Sent only to a backend with the extension `versions`. */
export type SaveOrigin = { reason?: SentReason; from_version?: string };

/** `false`: the save waits for approval, whoever sends it. Sent only to a backend with the extension `published-copy`. */
export type SavePublishing = { publish?: 'false' };

/**
 * The address of a picture that the backend already has: it crops the covers from it. A new picture is sent
 * as the file `original`. Both are sent only to a backend with the extension `cover-original`.
 */
export type KeptOriginal = { keep_original?: string };

/**
 * The text parts of the multipart form that creates or edits news; the files are `cover` and `square`.
 * `tags` is comma-joined, `references` a JSON array of {label, link}, `publishedDate` YYYY-MM-DDTHH:mm:ssZ
 * with offset.
 */
export type NewsFormParts = {
  [F in Exclude<keyof NewsContent, 'publishedAt' | 'coverImageUrl' | 'squareImageUrl'>]: string;
} & {
  publishedDate: string;
  group_id: string;
  news_id?: string;
} & SaveOrigin &
  SavePublishing &
  KeptOriginal;
