import { PASSWORD_MIN_CHARACTERS } from '@contract';

import type { Localized } from '../../http/localized';

import { COMMON_PASSWORDS } from './common-passwords';

const MAX_PASSWORD_CHARACTERS = 1024;

const MIN_NAME_CHARACTERS = 4;

/** Whose password it is to be. */
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
  holdsName: {
    th: 'รหัสผ่านต้องไม่มีชื่อผู้ใช้หรืออีเมลของเจ้าของบัญชี',
    en: 'The password must not hold the username or the e-mail address.',
  },
};

const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

/**
 * Why a password may not be chosen, null where it may: at least ten characters, none of the most used ones in any case,
 * and not the name of its owner. No rule asks for digits or capitals: those make passwords that people forget.
 */
export const passwordProblem = (password: string, { username, email }: PasswordOwner): Localized | null => {
  const characters = [...password].length;
  if (characters < PASSWORD_MIN_CHARACTERS) return passwordMessages.tooShort;
  if (characters > MAX_PASSWORD_CHARACTERS) return passwordMessages.tooLong;
  const folded = fold(password);
  if (COMMON_PASSWORDS.has(folded) || new Set(folded).size < 4) return passwordMessages.tooCommon;
  const names = [username, email, email.split('@')[0] ?? ''].map((name) => fold(name.trim()));
  const holdsName = names.some((name) => name.length >= MIN_NAME_CHARACTERS && folded.includes(name));
  return holdsName ? passwordMessages.holdsName : null;
};
