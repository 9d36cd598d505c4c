import { hash, verify } from '@node-rs/argon2';

/** An argon2id hash of the password. */
export const hashPassword = (password: string): Promise<string> => hash(password);

/** Stored in place of a hash for somebody who signs in by a provider alone: no password matches it. */
export const NO_PASSWORD = 'none';

let unknownUserHash: Promise<string> | undefined;

/** Whether a password could match what is stored. */
export const hasPassword = (passwordHash: string | null | undefined): passwordHash is string =>
  typeof passwordHash === 'string' && passwordHash !== NO_PASSWORD;

/**
 * Whether the password matches the hash. Without a hash (an unknown name) it takes the same time as a check,
 * so that the response time does not reveal which names exist.
 */
export const passwordMatches = async (
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> => {
  unknownUserHash ??= hashPassword('nobody has this password');
  const usable = hasPassword(passwordHash) ? passwordHash : undefined;
  const matches = await verify(usable ?? (await unknownUserHash), password);
  return usable !== undefined && matches;
};
