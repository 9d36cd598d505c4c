import type { Passkey, PasskeyOptions } from '@/shared/contract';

import { isWire, text, textOrNull, type Wire } from './values';

export const readPasskey = (wire: Wire): Passkey => ({
  id: text(wire['id']),
  name: text(wire['name']),
  createdAt: text(wire['createdAt']),
  lastUsedAt: textOrNull(wire['lastUsedAt']),
});

/** The browser itself refuses options that are wrong. */
export const readPasskeyOptions = (wire: Wire): PasskeyOptions => ({
  options: isWire(wire['options']) ? wire['options'] : {},
});
