import { useEventCallback } from '@mui/material/utils';
import { useMemo, useState } from 'react';

import type { Id } from '@/shared/contract';

type Row = { id: Id };

/** What a table needs to show which rows are chosen. */
export type TableSelection<R> = {
  /** The ids of the chosen rows, as text. */
  ids: ReadonlySet<string>;
  /** Whether a phone shows the boxes; a wider screen always does. */
  isOpen: boolean;
  /** Adds rows to the chosen ones, or takes them away. */
  choose: (rows: readonly R[], isChosen: boolean) => void;
};

/**
 * The rows that a person has chosen in a list. They stay chosen on other pages of the list; another search or filter
 * (`scope`) chooses nothing. A chosen row that the list shows again is the row as it is shown.
 */
export const useSelection = <R extends Row>(rows: readonly R[] | undefined, scope: string) => {
  const nothing = { scope, chosen: new Map<string, R>(), isOpen: false };
  const [kept, setKept] = useState(nothing);
  if (kept.scope !== scope) setKept(nothing);
  const { chosen, isOpen } = kept;

  const choose = useEventCallback((changed: readonly R[], isChosen: boolean) =>
    setKept((last) => {
      const next = new Map(last.chosen);
      for (const row of changed) {
        if (isChosen) next.set(String(row.id), row);
        else next.delete(String(row.id));
      }
      return { ...last, chosen: next };
    }),
  );
  const table = useMemo<TableSelection<R>>(
    () => ({ ids: new Set(chosen.keys()), isOpen, choose }),
    [chosen, isOpen, choose],
  );
  const shown = new Map(rows?.map((row) => [String(row.id), row]));
  return {
    table,
    chosen: [...chosen].map(([id, row]) => shown.get(id) ?? row),
    /** Adds the page on screen. */
    choosePage: () => choose(rows ?? [], true),
    /** Takes rows away. */
    drop: (done: readonly Row[]) =>
      setKept((last) => {
        const left = new Map(last.chosen);
        done.forEach(({ id }) => left.delete(String(id)));
        return { ...last, chosen: left };
      }),
    isOpen: isOpen || chosen.size > 0,
    /** Shows the boxes on a phone. */
    open: () => setKept((last) => ({ ...last, isOpen: true })),
    /** Chooses nothing. */
    close: () => setKept(nothing),
  };
};

export type Selection<R extends Row> = ReturnType<typeof useSelection<R>>;
