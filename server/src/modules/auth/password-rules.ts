import { PASSWORD_MIN_CHARACTERS } from '@contract';

import type { Localized } from '../../http/localized';

import { COMMON_PASSWORDS } from './common-passwords';

const MAX_PASSWORD_CHARACTERS = 1024;

const MIN_NAME_CHARACTERS = 4;

/** What somebody tries first who guesses at this product: its name. */
const PRODUCT = 'newsdesk';

/** The owner of the password. */
export type PasswordOwner = { username: string; email: string };

export const passwordMessages = {
  tooShort: {
    th: `รหัสผ่านต้องมีอย่างน้อย ${PASSWORD_MIN_CHARACTERS} ตัวอักษร`,
    en: `The password needs at least ${PASSWORD_MIN_CHARACTERS} characters.`,
  },
  tooLong: {
    th: `รหัสผ่านยาวได้ไม่เกิน ${MAX_PASSWORD_CHARACTERS} ตัวอักษร`,
    en: `The password may have at most ${MAX_PASSWORD_CHARACTERS} characters.`,
  },
  tooCommon: {
    th: 'รหัสผ่านนี้มีคนใช้กันมากและเดาได้ง่าย กรุณาตั้งรหัสผ่านอื่น',
    en: 'Too many people use this password, so it is guessed first. Choose another one.',
  },
  holdsProduct: {
    th: 'รหัสผ่านต้องไม่มีคำว่า Newsdesk ซึ่งเดาได้ง่าย',
    en: 'The password must not contain the word Newsdesk, which is guessed first.',
  },
  holdsName: {
    th: 'รหัสผ่านต้องไม่มีชื่อผู้ใช้หรืออีเมลของเจ้าของบัญชี',
    en: 'The password must not contain the username or the e-mail address.',
  },
};

const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

/**
 * Why a password is refused; null if it is accepted. It needs at least ten characters, must not be one of the most used
 * ones, ignoring case, and must contain neither the name of the product nor its owner's. Digits or capitals are not required, because such rules
 * lead to passwords that people forget.
 */
export const passwordProblem = (password: string, { username, email }: PasswordOwner): Localized | null => {
  const characters = [...password].length;
  if (characters < PASSWORD_MIN_CHARACTERS) return passwordMessages.tooShort;
  if (characters > MAX_PASSWORD_CHARACTERS) return passwordMessages.tooLong;
  const folded = fold(password);
  if (COMMON_PASSWORDS.has(folded) || new Set(folded).size < 4) return passwordMessages.tooCommon;
  if (folded.includes(PRODUCT)) return passwordMessages.holdsProduct;
  const names = [username, email, email.split('@')[0] ?? ''].map((name) => fold(name.trim()));
  const holdsName = names.some((name) => name.length >= MIN_NAME_CHARACTERS && folded.includes(name));
  return holdsName ? passwordMessages.holdsName : null;
};
