import { useState } from 'react';

/**
 * Returns the first loaded value and keeps it, so that an open form survives a failed reload and the cleared
 * cache of an ended session.
 */
export const useFirstLoaded = <T>(value: T | undefined): T | undefined => {
  const [first, setFirst] = useState<{ value: T } | undefined>(value === undefined ? undefined : { value });
  if (!first && value !== undefined) setFirst({ value });
  return first ? first.value : value;
};
