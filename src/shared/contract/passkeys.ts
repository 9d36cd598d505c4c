import type { Id, IsoDate } from './entities';

/** The most passkeys of a person. */
export const MAX_PASSKEYS = 10;
export const MAX_PASSKEY_NAME = 60;

/** A passkey of the signed-in person (extension `passkeys`), named by its owner. */
export type Passkey = {
  id: Id;
  name: string;
  createdAt: IsoDate;
  /** Null if it was never used. */
  lastUsedAt: IsoDate | null;
};

/**
 * The options of WebAuthn for the browser, as JSON with bytes in base64url. The console passes them on unread.
 */
export type PasskeyOptions = { options: Record<string, unknown> };

/** What a browser returns for a new passkey. */
export type NewPasskey = {
  id: string;
  rawId: string;
  type: 'public-key';
  response: { clientDataJSON: string; attestationObject: string };
};

/** What a browser returns if a person has used a passkey. */
export type PasskeyUse = {
  id: string;
  rawId: string;
  type: 'public-key';
  response: { clientDataJSON: string; authenticatorData: string; signature: string; userHandle?: string };
};

export type PasskeyRequest = { name: string; passkey: NewPasskey };
export type PasskeyNameRequest = { name: string };
/** `challenge`: at the second step of a sign-in. */
export type PasskeySignInStart = { challenge?: string };
export type PasskeySignIn = PasskeySignInStart & { passkey: PasskeyUse };
export type PasskeyProof = { passkey: PasskeyUse };

/** What a person can give at the second step of a sign-in. */
export const SECOND_STEPS = ['code', 'passkey'] as const;
export type SecondStepKind = (typeof SECOND_STEPS)[number];
