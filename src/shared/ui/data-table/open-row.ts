import type { MouseEvent } from 'react';

const HAS_OWN_USE = 'a, button, input, label, [role="group"]';

/** Opens the page of a row that is clicked beside its links and buttons, as the link of its title does (LOK-02). */
export const openRow = (event: MouseEvent<HTMLTableSectionElement>) => {
  const { target, currentTarget, ctrlKey, metaKey, shiftKey } = event;
  if (!(target instanceof Element) || target.closest(HAS_OWN_USE)) return;
  const row = target.closest('tr');
  // What a dialog of a row shows is no part of the table. A text that was marked is meant to be copied.
  if (!currentTarget.contains(row) || document.getSelection()?.isCollapsed === false) return;
  const link = row?.querySelector('[data-card="open"] a') ?? row?.querySelector('[data-card="title"] a');
  link?.dispatchEvent(
    new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  );
};
