import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Quill } from 'react-quill';

import { findPlaces, replacePlaces, type Place } from './find-text';
import { markFound, showPlace } from './found-marks';

/**
 * Finds words in the text, and again after each of its changes. One of the places is the current one: the first from the
 * cursor on, until the person goes to another one.
 */
export const useFind = (quill: Quill, wanted: string, from: number) => {
  const [contents, setContents] = useState(() => quill.getContents());
  const [position, setPosition] = useState(from);
  const { places, inBlocks } = useMemo(() => findPlaces(contents, wanted), [contents, wanted]);
  const ahead = places.findIndex(({ index }) => index >= position);
  const current = ahead < 0 ? 0 : ahead;

  useEffect(() => {
    const read = () => setContents(quill.getContents());
    quill.on('text-change', read);
    return () => void quill.off('text-change', read);
  }, [quill]);
  useEffect(() => markFound(quill, places, current), [quill, places, current]);

  const showCurrent = useEffectEvent(() => {
    const place = places[current];
    if (place) showPlace(quill, place);
  });
  useEffect(() => showCurrent(), [wanted]);

  /** A step of Undo of its own. */
  const replace = (which: readonly Place[], by: string) => {
    quill.history.cutoff();
    quill.updateContents(replacePlaces(which, by), 'user');
  };

  return {
    places,
    current,
    inBlocks,
    /** Goes to the next place, or with -1 to the one before; behind the last one to the first. */
    step: (by: 1 | -1) => {
      const place = places[(current + by + places.length) % places.length];
      if (!place) return;
      setPosition(place.index);
      showPlace(quill, place);
    },
    /** Replaces the current place, and goes to the next one. */
    replaceOne: (by: string) => {
      const place = places[current];
      if (!place) return;
      replace([place], by);
      setPosition(place.index + by.length);
      const next = places[current + 1];
      if (next) showPlace(quill, { ...next, index: next.index + by.length - place.length });
    },
    replaceAll: (by: string) => replace(places, by),
    /** Selects the current place in the text. */
    select: () => {
      const place = places[current];
      if (place) quill.setSelection(place.index, place.length, 'user');
    },
  };
};
