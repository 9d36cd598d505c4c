import { useEffect, useRef, useState } from 'react';

import type { NewsCategory } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { onDemand } from '@/shared/ui/on-demand/on-demand';

import type { Move } from '../api/categories-api';
import { categoriesMessages } from '../messages';

const reordering = onDemand(() => import('./reorder-rows').then((module) => module.reorderRows));

type Reorder = {
  /** The rows on screen, in order. */
  rows: readonly NewsCategory[];
  busy: boolean;
  move: (move: Move, handle: HTMLButtonElement) => void;
};

/**
 * Makes the rows of the table reorderable by their handles; spread `props` on an element around the table.
 * The code loads on the first interaction with the table. `said` is the text for a live region.
 */
export const useReorder = (reorder: Reorder) => {
  const messages = useMessages(categoriesMessages);
  const table = useRef<HTMLFieldSetElement>(null);
  const [wanted, setWanted] = useState(false);
  const [said, setSaid] = useState('');
  const reorderRows = reordering.usePart(wanted);
  const latest = useRef({ ...reorder, messages });
  useEffect(() => {
    latest.current = { ...reorder, messages };
  });

  useEffect(() => {
    const element = table.current;
    if (!element || !reorderRows) return;
    const categoryOf = (row: HTMLTableRowElement) => latest.current.rows[row.sectionRowIndex];
    type Sentence = (name: string, place: number, count: number) => string;
    const say = (sentence: Sentence, row: HTMLTableRowElement, over = row) => {
      const name = categoryOf(row)?.name;
      if (name) setSaid(sentence(name, over.sectionRowIndex + 1, latest.current.rows.length));
    };
    return reorderRows(element, {
      isBusy: () => latest.current.busy,
      onLift: (row) => say(latest.current.messages.lifted, row),
      onOver: (row, over) => say(latest.current.messages.over, row, over),
      onCancel: (row) => say(latest.current.messages.putBack, row),
      onDrop: (row, over) => {
        say(latest.current.messages.dropped, row, over);
        const [category, target] = [categoryOf(row), categoryOf(over)];
        const handle = row.querySelector<HTMLButtonElement>('[data-drag-handle]');
        if (category && target && handle) latest.current.move({ category, place: target.sortOrder }, handle);
      },
    });
  }, [reorderRows]);

  const want = () => setWanted(true);
  return { said, props: { ref: table, onPointerEnter: want, onFocus: want } };
};
