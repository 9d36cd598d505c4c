import { hash, verify } from '@node-rs/argon2';

/** An argon2id hash of the password. */
export const hashPassword = (password: string): Promise<string> => hash(password);

let unknownUserHash: Promise<string> | undefined;

/**
 * Whether the password matches the hash. Without a hash (an unknown name) it takes the same time as a check,
 * so that the response time does not reveal which names exist.
 */
export const passwordMatches = async (
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> => {
  unknownUserHash ??= hashPassword('nobody has this password');
  const matches = await verify(passwordHash ?? (await unknownUserHash), password);
  return typeof passwordHash === 'string' && matches;
};
