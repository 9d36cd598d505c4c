import { useEffect, useState } from 'react';

import type { Area } from '@/shared/ui/crop-dialog/crop-image';

/**
 * Replaces the crop of a cover, which depends on layout that jsdom does not have. It reports the initial
 * area.
 */
export function CoverCrop({ area, onArea }: { area: Area; onArea: (area: Area) => void }) {
  const [giveOut] = useState(() => () => onArea(area));
  useEffect(giveOut, [giveOut]);
  return null;
}
