import { Permission } from './permissions';

const P = Permission;

/**
 * What a person of the newsroom usually may do besides their groups: nothing as a writer; what all groups share at the desk,
 * with the bit that the page of a category needs; everything as an administrator.
 */
export const PRESETS = {
  writer: P.USER,
  deskEditor:
    P.USER |
    P.USER_READ |
    P.NEWS_CREATE_JOURNALIST_GROUP |
    P.NEWS_CATEGORY_CREATE |
    P.NEWS_CATEGORY_EDIT |
    P.NEWS_CATEGORY_DELETE |
    P.NEWS_COUNTRY_CREATE |
    P.NEWS_COUNTRY_EDIT |
    P.NEWS_COUNTRY_DELETE,
  administrator: P.USER | P.ADMINISTRATOR,
} as const;

export type PresetName = keyof typeof PRESETS;

// The keys of a literal object.
export const PRESET_NAMES = Object.keys(PRESETS) as PresetName[];

/** The preset with exactly these bits; undefined if they were chosen one by one. */
export const presetOf = (permission: number): PresetName | undefined =>
  PRESET_NAMES.find((name) => PRESETS[name] === permission);
