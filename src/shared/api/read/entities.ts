import {
  JournalistLevel,
  PostStatus,
  SECOND_STEPS,
  USER_STATES,
  type AccountLink,
  type AccountLinkState,
  type Country,
  type GroupMember,
  type GroupStatistics,
  type JournalistGroup,
  type LoginResponse,
  type ManagedMember,
  type NewDevice,
  type NewsCategory,
  type OwnSession,
  type Profile,
  type ProviderLink,
  type ProviderSignIn,
  type RecoveryCodes,
  type TwoFactor,
  type TwoFactorStart,
  type UploadedImage,
  type User,
} from '@/shared/contract';

import { flag, isWire, list, numberOrNull, oneOf, text, textOrNull, texts, type Wire } from './values';

/* Converts each entity of a backend to the type on which the console relies. Optional fields may be null
   or absent, ids may be text or numbers. An id is read as text, so that it equals the id in the page's
   address. */

const stateIn = (wire: Wire): Pick<User, 'state'> => {
  const state = USER_STATES.find((known) => known === wire['state']);
  return state ? { state } : {};
};

/** Without a display name, the username is shown. */
export const readUser = (wire: Wire): User => ({
  ...stateIn(wire),
  id: text(wire['id']),
  email: text(wire['email']),
  username: text(wire['username']),
  displayName: text(wire['displayName']) || text(wire['username']) || text(wire['email']),
  bio: text(wire['bio']),
  avatarUrl: textOrNull(wire['avatarUrl']),
  permission: numberOrNull(wire['permission']) ?? 0,
  ...(flag(wire['needsSecondFactor']) && { needsSecondFactor: true }),
});

export const readProfile = (wire: Wire): Profile => ({
  id: text(wire['id']),
  displayName: text(wire['displayName']),
  avatarUrl: textOrNull(wire['avatarUrl']),
});

const readMember = (wire: Wire): GroupMember | null => {
  const profile = isWire(wire['profile']) ? readProfile(wire['profile']) : null;
  // An unknown level counts as the lowest.
  const level = oneOf(JournalistLevel, wire['level'], JournalistLevel.Trainee);
  if (!profile?.id) return null;
  return { profile, level, levelClassMsg: text(wire['levelClassMsg']) };
};

/** A member as the extension `members` returns it. Missing fields are unknown. */
export const readManagedMember = (wire: Wire): ManagedMember | null => {
  const member = readMember(wire);
  return member && { ...member, since: text(wire['since']), newsCount: numberOrNull(wire['newsCount']) ?? 0 };
};

const readMembership = (wire: unknown): JournalistGroup['me'] => {
  const level = isWire(wire) ? oneOf(JournalistLevel, wire['level'], null) : null;
  return level === null ? null : { level };
};

export const readGroup = (wire: Wire): JournalistGroup => ({
  id: text(wire['id']),
  name: text(wire['name']),
  createdAt: text(wire['createdAt']),
  me: readMembership(wire['me']),
  ...(Array.isArray(wire['heads']) && { heads: texts(wire['heads']) }),
  ...(typeof wire['hasHead'] === 'boolean' && { hasHead: wire['hasHead'] }),
  members: list(wire['members'], readMember),
});

/** A figure that the backend does not send is null. */
export type Statistics = Record<keyof GroupStatistics, number | null>;

export const readStatistics = (wire: Wire): Statistics => ({
  totalCategory: numberOrNull(wire['totalCategory']),
  totalMembers: numberOrNull(wire['totalMembers']),
  totalNews: numberOrNull(wire['totalNews']),
  totalNewsInThisWeek: numberOrNull(wire['totalNewsInThisWeek']),
  totalViews: numberOrNull(wire['totalViews']),
});

export const readCategory = (wire: Wire): NewsCategory => ({
  id: text(wire['id']),
  name: text(wire['name']),
  sortOrder: numberOrNull(wire['sortOrder']) ?? 0,
});

export const readCountry = (wire: Wire): Country => ({
  id: text(wire['id']),
  label: text(wire['label']) || text(wire['name']),
  code: text(wire['code']),
});

/** Whether a person is a journalist: a bare boolean, or an object that contains it. */
export const readCheck = (data: unknown): boolean => flag(isWire(data) ? data['isJournalist'] : data);

export const readLogin = (wire: Wire): LoginResponse => ({
  token: text(wire['token']),
  refreshToken: text(wire['refreshToken']),
  ...(text(wire['challenge']) && { challenge: text(wire['challenge']) }),
  ...(Array.isArray(wire['steps']) && {
    steps: SECOND_STEPS.filter((step) => texts(wire['steps']).includes(step)),
  }),
});

export const readProviderSignIn = (wire: Wire): ProviderSignIn => {
  const { prove } = wire;
  return {
    ...readLogin(wire),
    to: text(wire['to']),
    ...(isWire(prove) && { prove: { email: text(prove['email']) } }),
  };
};

/** Null if the account is not linked. */
export const readProviderLink = (wire: unknown): ProviderLink | null =>
  isWire(wire)
    ? { email: text(wire['email']), linkedAt: text(wire['linkedAt']), canRemove: flag(wire['canRemove']) }
    : null;

export const readTwoFactor = (wire: Wire): TwoFactor => ({
  isEnabled: flag(wire['isEnabled']),
  isRequired: flag(wire['isRequired']),
  recoveryCodesLeft: numberOrNull(wire['recoveryCodesLeft']) ?? 0,
  passkeys: numberOrNull(wire['passkeys']) ?? 0,
});

export const readTwoFactorStart = (wire: Wire): TwoFactorStart => ({
  secret: text(wire['secret']),
  address: text(wire['address']),
});

export const readRecoveryCodes = (wire: Wire): RecoveryCodes => ({
  recoveryCodes: texts(wire['recoveryCodes']),
});

export const readOwnSession = (wire: Wire): OwnSession | null =>
  text(wire['id'])
    ? {
        id: text(wire['id']),
        browser: text(wire['browser']),
        network: text(wire['network']),
        createdAt: text(wire['createdAt']),
        lastSeenAt: text(wire['lastSeenAt']),
        isCurrent: flag(wire['isCurrent']),
      }
    : null;

export const readNewDevice = (wire: Wire): NewDevice => ({
  browser: text(wire['browser']),
  network: text(wire['network']),
  firstSeenAt: text(wire['firstSeenAt']),
  ...(numberOrNull(wire['wrongCodes']) && { wrongCodes: numberOrNull(wire['wrongCodes']) ?? 0 }),
});

export const readUploadedImage = (wire: Wire): UploadedImage => ({ url: text(wire['url']) });

export const readStatus = (value: unknown): PostStatus => oneOf(PostStatus, value, PostStatus.Draft);

export const readAccountLink = (wire: Wire): AccountLink => ({
  token: text(wire['token']),
  expiresAt: text(wire['expiresAt']),
  ...(typeof wire['isMailed'] === 'boolean' && { isMailed: wire['isMailed'] }),
});

/** Whether a link is valid. An unknown state counts as invalid. */
export const readLinkState = (wire: Wire): AccountLinkState => {
  const { state } = wire;
  if (state === 'good')
    return {
      state,
      displayName: text(wire['displayName']),
      username: text(wire['username']),
      expiresAt: text(wire['expiresAt']),
    };
  return { state: state === 'used' || state === 'expired' || state === 'ended' ? state : 'unknown' };
};
