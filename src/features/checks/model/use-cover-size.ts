import { useEffect, useState } from 'react';

import type { Cover } from '@/features/news';
import { useObjectUrl } from '@/shared/ui/image-uploader/use-object-url';

import type { Size } from '../rules/finding';

/**
 * The size of a cover in pixels, for a chosen file or the stored picture; null while it is unknown or
 * without a cover.
 */
export const useCoverSize = (cover: Cover): Size | null => {
  const chosen = useObjectUrl(cover instanceof File ? cover : null);
  const address = cover instanceof File ? chosen : cover;
  const [known, setKnown] = useState<{ address: string; size: Size }>();
  useEffect(() => {
    if (!address) return;
    const image = new Image();
    image.onload = () =>
      setKnown({ address, size: { width: image.naturalWidth, height: image.naturalHeight } });
    image.src = address;
    return () => {
      image.onload = null;
    };
  }, [address]);
  return known?.address === address ? known.size : null;
};
