import { useState } from 'react';

/**
 * The first value that arrives, kept from then on: a form that was opened stays open over a failed reload, and over
 * the emptied cache of an ended session, with all that was typed.
 */
export const useFirstLoaded = <T>(value: T | undefined): T | undefined => {
  const [first, setFirst] = useState<{ value: T } | undefined>(value === undefined ? undefined : { value });
  if (!first && value !== undefined) setFirst({ value });
  return first ? first.value : value;
};
