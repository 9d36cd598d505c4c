import { hkdfSync } from 'node:crypto';

/** Each purpose has keys of its own, so that what one of them signs or seals never passes for another. */
type Purpose =
  | 'token'
  | 'device cookie'
  | 'first run'
  | 'instance'
  | 'second factor: secret'
  | 'second factor: recovery code'
  | 'passkey challenge'
  | 'webhook';

/** A key, and the id that is stored beside what it signs or seals. The id reveals nothing about the key. */
export type Key = { id: string; bytes: Buffer };

/** The keys of a purpose: `current` for what is written, `all` (the current one first) for what is read. */
type Keys = { current: Key; all: Key[] };

export type Keyring = {
  keysFor: (purpose: Purpose) => Keys;
  /** The secrets themselves, with which releases before key ids signed tokens and cookies. */
  secrets: string[];
};

const KEY_BYTES = 32;
/** Eight characters: the keys of one server never have the same id. */
const ID_BYTES = 6;

const derive = (secret: string, label: string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `newsdesk ${label}`, bytes));

/** The keys of a server, derived from its secret and from the previous ones, which stay valid while they rotate. */
export const createKeyring = (secret: string, previous: string[] = []): Keyring => {
  const secrets = [secret, ...previous];
  return {
    secrets,
    keysFor: (purpose) => {
      const keyOf = (one: string): Key => ({
        id: derive(one, `key id: ${purpose}`, ID_BYTES).toString('base64url'),
        bytes: derive(one, purpose, KEY_BYTES),
      });
      return { current: keyOf(secret), all: secrets.map(keyOf) };
    },
  };
};
