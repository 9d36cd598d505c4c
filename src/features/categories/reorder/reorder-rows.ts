import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';

import { createLift, type Lift, type LiftEvents } from './lift';

const handleAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-drag-handle]') : null;

const rowBeside = (row: HTMLTableRowElement, key: 'ArrowUp' | 'ArrowDown') => {
  const sibling = key === 'ArrowUp' ? row.previousElementSibling : row.nextElementSibling;
  return sibling instanceof HTMLTableRowElement ? sibling : null;
};

/** Space lifts and drops, the arrows move, Escape or leaving the handle cancels. */
const followKeyboard = (table: HTMLElement, lift: Lift, events: LiftEvents) => {
  const onKeyDown = (event: KeyboardEvent) => {
    const handle = handleAt(event.target);
    const over = lift.over();
    if (!handle) return;
    if (event.key === ' ' || event.key === 'Enter') {
      const row = handle.closest('tr');
      if (over) lift.drop();
      else if (row && !events.isBusy()) lift.start(row);
    } else if (over && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      const next = rowBeside(over, event.key);
      if (next) lift.moveOver(next);
      next?.scrollIntoView?.({ block: 'nearest' });
    } else if (over && event.key === 'Escape') lift.cancel();
    else return;
    event.preventDefault();
  };
  const onFocusOut = () => lift.cancel();
  table.addEventListener('keydown', onKeyDown);
  table.addEventListener('focusout', onFocusOut);
  return () => {
    table.removeEventListener('keydown', onKeyDown);
    table.removeEventListener('focusout', onFocusOut);
  };
};

/**
 * A row is draggable only while the pointer is on its handle. In a draggable row text cannot be selected,
 * and hundreds of rows would be registered for the one that is moved.
 */
const followPointer = (table: HTMLElement, lift: Lift, events: LiftEvents) => {
  let armed: HTMLElement | null = null;
  let disarm = () => {};
  const arm = ({ type, target, buttons }: PointerEvent) => {
    // A pointer that leaves the handle while pressed is starting to drag.
    if (lift.row() || (type === 'pointerover' && buttons !== 0)) return;
    const handle = handleAt(target);
    if (handle === armed) return;
    disarm();
    armed = handle;
    const row = handle?.closest('tr');
    disarm =
      handle && row
        ? draggable({
            element: row,
            dragHandle: handle,
            canDrag: () => !events.isBusy(),
            onDragStart: () => lift.start(row),
            onDrop: ({ location }) => (location.current.dropTargets.length > 0 ? lift.drop() : lift.cancel()),
          })
        : () => {};
  };
  table.addEventListener('pointerover', arm);
  // The pointer may already be on a handle when this code is loaded.
  table.addEventListener('pointerdown', arm);
  const stopTarget = dropTargetForElements({
    element: table,
    onDrag: ({ location }) => {
      const { clientX, clientY } = location.current.input;
      const over = document.elementFromPoint(clientX, clientY)?.closest('tr');
      if (over?.closest('tbody') && table.contains(over)) lift.moveOver(over);
    },
  });
  return () => {
    table.removeEventListener('pointerover', arm);
    table.removeEventListener('pointerdown', arm);
    disarm();
    stopTarget();
  };
};

/**
 * Makes the rows of `table` reorderable by their handles, `[data-drag-handle]`. Returns a function that
 * removes it again.
 */
export const reorderRows = (table: HTMLElement, events: LiftEvents): (() => void) => {
  const lift = createLift(events);
  const stopKeyboard = followKeyboard(table, lift, events);
  const stopPointer = followPointer(table, lift, events);
  return () => {
    lift.cancel();
    stopKeyboard();
    stopPointer();
  };
};
