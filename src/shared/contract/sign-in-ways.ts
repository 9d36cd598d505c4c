import type { IsoDate } from './entities';
import type { Passkey } from './passkeys';

/** How a person signs in, beside codes of an authenticator app (extension `sign-in-ways`). */
export type SignInWays = {
  hasPassword: boolean;
  /** Those that work here, oldest first. */
  passkeys: Passkey[];
  /** The link to the provider of this installation; null if there is none. */
  provider: { email: string; linkedAt: IsoDate } | null;
};
