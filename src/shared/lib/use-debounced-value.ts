import { useEffect, useState } from 'react';

import { SEARCH_DEBOUNCE_MS } from '@/shared/contract';

/** The text once nobody has typed for a moment. */
export const useDebouncedValue = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};
