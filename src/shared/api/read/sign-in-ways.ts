import type { SignInWays } from '@/shared/contract';

import { readPasskey } from './passkeys';
import { flag, isWire, list, text, type Wire } from './values';

export const readSignInWays = (wire: Wire): SignInWays => {
  const provider = wire['provider'];
  return {
    hasPassword: flag(wire['hasPassword']),
    passkeys: list(wire['passkeys'], readPasskey),
    provider: isWire(provider)
      ? { email: text(provider['email']), linkedAt: text(provider['linkedAt']) }
      : null,
  };
};
