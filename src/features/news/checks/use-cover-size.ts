import { useEffect, useState } from 'react';

import { useObjectUrl } from '@/shared/ui/image-uploader/use-object-url';

import type { Cover } from '../fields/news-field';

import type { Size } from './finding';

/** How many pixels a cover has, a chosen file or the one on the server; null until it is known, or where there is none. */
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
