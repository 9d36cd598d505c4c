/** What a lift reports, each with the lifted row. `over` is the row whose place it would take; the row itself at first. */
export type LiftEvents = {
  /** Whether a move is on its way, so that no other may begin. */
  isBusy: () => boolean;
  onLift: (row: HTMLTableRowElement) => void;
  onOver: (row: HTMLTableRowElement, over: HTMLTableRowElement) => void;
  onDrop: (row: HTMLTableRowElement, over: HTMLTableRowElement) => void;
  onCancel: (row: HTMLTableRowElement) => void;
};

export type Lift = ReturnType<typeof createLift>;

const isBefore = (one: Node, other: Node) =>
  (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;

/**
 * The row that is lifted and where it would land, for pointer and keyboard alike. Both are marked by attributes, which
 * the table is styled by: no row renders again while one is moved.
 */
export const createLift = (events: LiftEvents) => {
  let row: HTMLTableRowElement | null = null;
  let over: HTMLTableRowElement | null = null;

  const clear = () => {
    row?.removeAttribute('data-lifted');
    over?.removeAttribute('data-drop');
    row = null;
    over = null;
  };

  return {
    row: () => row,
    over: () => over,
    start: (lifted: HTMLTableRowElement) => {
      row = lifted;
      over = lifted;
      row.dataset['lifted'] = '';
      events.onLift(row);
    },
    moveOver: (target: HTMLTableRowElement) => {
      if (!row || target === over) return;
      over?.removeAttribute('data-drop');
      over = target;
      if (over !== row) over.dataset['drop'] = isBefore(over, row) ? 'before' : 'after';
      events.onOver(row, over);
    },
    drop: () => {
      if (!row || !over) return;
      const [dropped, target] = [row, over];
      clear();
      if (dropped === target || !dropped.isConnected || !target.isConnected) events.onCancel(dropped);
      else events.onDrop(dropped, target);
    },
    cancel: () => {
      if (!row) return;
      const cancelled = row;
      clear();
      events.onCancel(cancelled);
    },
  };
};
