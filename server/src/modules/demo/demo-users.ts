import { Permission } from '@contract';

import { createRandom, pick } from '../drawings/random';
import { drawingUrls } from '../drawings/routes';

import { DEMO_ACCOUNTS, DEMO_EMAIL_DOMAIN } from './demo-accounts';
import {
  BIOS,
  ENGLISH_FAMILY_NAMES,
  ENGLISH_GIVEN_NAMES,
  THAI_FAMILY_NAMES,
  THAI_GIVEN_NAMES,
} from './demo-names';

const USER_COUNT = 64;
const SEED = 64;

const EXTRA_PERMISSIONS = [
  0,
  0,
  0,
  Permission.NEWS_CATEGORY_CREATE | Permission.NEWS_CATEGORY_EDIT | Permission.NEWS_CATEGORY_DELETE,
  Permission.NEWS_COUNTRY_CREATE | Permission.NEWS_COUNTRY_EDIT | Permission.NEWS_COUNTRY_DELETE,
  Permission.NEWS_CREATE_JOURNALIST_GROUP | Permission.NEWS_DELETE_JOURNALIST_GROUP,
  Permission.TAG_EDIT | Permission.TAG_HIDDEN,
  Permission.INTERACTIVE_KYC,
] as const;

type DemoUser = {
  email: string;
  username: string;
  displayName: string;
  bio: string;
  avatarUrl: string;
  permission: number;
};

const emailOf = (username: string) => `${username}@${DEMO_EMAIL_DOMAIN}`;

/** A name to show and its Latin form: three Thai, then two English. */
const nameOfPerson = (random: () => number, index: number): [string, string] => {
  if (index % 5 < 3) {
    const [given, givenLatin] = THAI_GIVEN_NAMES[index % THAI_GIVEN_NAMES.length] ?? THAI_GIVEN_NAMES[0];
    const [family, familyLatin] = pick(random, THAI_FAMILY_NAMES);
    return [`${given} ${family}`, `${givenLatin}.${familyLatin}`];
  }
  const [given, family] = [pick(random, ENGLISH_GIVEN_NAMES), pick(random, ENGLISH_FAMILY_NAMES)];
  return [`${given} ${family}`, `${given}.${family}`.toLowerCase()];
};

/** 64 people with Thai and English names; the accounts to sign in with come first. */
export const demoUsers = (): DemoUser[] => {
  const random = createRandom(SEED);
  const accounts = DEMO_ACCOUNTS.map(({ username, email, displayName, bio, permission }, index) => ({
    email,
    username,
    displayName,
    bio,
    avatarUrl: drawingUrls.avatar(index + 1),
    permission,
  }));
  const others = Array.from({ length: USER_COUNT - accounts.length }, (_, index) => {
    const number = accounts.length + index + 1;
    const [displayName, latin] = nameOfPerson(random, index);
    const username = `${latin}${number}`;
    return {
      email: emailOf(username),
      username,
      displayName,
      bio: pick(random, BIOS),
      avatarUrl: drawingUrls.avatar(number),
      permission: Permission.USER | pick(random, EXTRA_PERMISSIONS),
    };
  });
  return [...accounts, ...others];
};
