import { hash, verify } from '@node-rs/argon2';

/** An argon2id hash of the password. */
export const hashPassword = (password: string): Promise<string> => hash(password);

let unknownUserHash: Promise<string> | undefined;

/**
 * Whether the password belongs to the hash. Without a hash (an unknown name) it still takes the time of a check,
 * so that the time of the answer does not tell which names exist.
 */
export const passwordMatches = async (
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> => {
  unknownUserHash ??= hashPassword('nobody has this password');
  const matches = await verify(passwordHash ?? (await unknownUserHash), password);
  return typeof passwordHash === 'string' && matches;
};
