import { useEffect, useState } from 'react';

import { selectedPart } from './passage';

/** The part of the article that is selected now; null if nothing of it is. */
export const useSelectedPart = (): Range | null => {
  const [part, setPart] = useState<Range | null>(null);
  useEffect(() => {
    const look = () => setPart(selectedPart());
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, []);
  return part;
};
