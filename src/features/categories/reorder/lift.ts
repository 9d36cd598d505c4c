/**
 * The events of a lift, each with the lifted row. `over` is the row whose place it would take, initially the
 * row itself.
 */
export type LiftEvents = {
  /** Whether a move is running, so that no other may begin. */
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
 * The lifted row and its target, for mouse and keyboard. Both are marked by attributes that the table
 * styles, so that no row rerenders during a move.
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
