import { useEffect, useState } from 'react';
import type { Quill } from 'react-quill';

import { selectClickedImage } from './quill/picture-commands';
import { tablesOf } from './tables/tables-module';

/** The editor that has or had the cursor, on which toolbar and panels act: the one of the text, or of a cell of a table. */
export const useActiveEditor = (quill: Quill | null, disabled: boolean) => {
  const [latest, setActive] = useState<Quill | null>(null);
  useEffect(() => {
    if (!quill) return;
    const { root } = quill;
    root.addEventListener('click', selectClickedImage);
    return () => root.removeEventListener('click', selectClickedImage);
  }, [quill]);
  useEffect(() => {
    if (quill) tablesOf(quill).enable(!disabled);
  }, [quill, disabled]);
  // A cell that was drawn again has no editor any more.
  return { active: latest?.root.isConnected ? latest : quill, setActive };
};
