import { useEffect, useMemo, useRef, useState } from 'react';

import type { StagingRules } from '@/shared/editor/links';

import type { Place } from '../rules/finding';

import { ownPictures, type Pictures } from './own-pictures';

/**
 * The places of pictures on the item's own server that cannot be loaded: the server has removed one that no news showed for
 * days, for example while its draft was only on a device.
 */
export const useLostPictures = ({ html, cover, square }: Pictures, rules: StagingRules | null): Place[] => {
  const pictures = useMemo(
    () => (rules ? ownPictures({ html, cover, square }, rules) : new Map<string, Place>()),
    [html, cover, square, rules],
  );
  const asked = useRef(new Map<string, HTMLImageElement>());
  const [lost, setLost] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    for (const address of pictures.keys()) {
      if (asked.current.has(address)) continue;
      const image = new Image();
      asked.current.set(address, image);
      image.onerror = () => {
        // Without a network nothing loads: ask again at the next change.
        if (navigator.onLine) setLost((before) => new Set([...before, address]));
        else asked.current.delete(address);
      };
      image.src = address;
    }
  }, [pictures]);
  useEffect(() => {
    const images = asked.current;
    return () => images.forEach((image) => (image.onerror = null));
  }, []);

  return useMemo(
    () => [...pictures].flatMap(([address, place]) => (lost.has(address) ? [place] : [])),
    [pictures, lost],
  );
};
