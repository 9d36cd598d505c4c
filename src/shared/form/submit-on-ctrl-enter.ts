import type { KeyboardEvent } from 'react';

/** For a text of several lines, in which Enter begins a line: Ctrl+Enter submits its form. */
export const submitOnCtrlEnter = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
  event.currentTarget.closest('form')?.requestSubmit();
};
