import { useEffect, useState } from 'react';

import type { Area } from '@/shared/ui/crop-dialog/crop-image';

/** Stands for the crop of a cover, which draws with layout that jsdom does not have: the part stays as it begins. */
export function CoverCrop({ area, onArea }: { area: Area; onArea: (area: Area) => void }) {
  const [giveOut] = useState(() => () => onArea(area));
  useEffect(giveOut, [giveOut]);
  return null;
}
