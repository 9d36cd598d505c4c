import { useCallback, useEffect, useRef, useState } from 'react';

import { useMessages } from '@/shared/i18n/messages';
import { useMutationFeedback } from '@/shared/ui/toast/use-mutation-feedback';

import { useMoveCategoryMutation, type Move } from '../api/categories-api';
import { categoriesMessages } from '../messages';

/** Keeps the focus on the pressed button after a move or, at an end, on the other button of the row. */
const refocus = (button: HTMLButtonElement | null) => {
  const { activeElement } = document;
  if (activeElement !== document.body && !activeElement?.matches(':disabled')) return;
  const usable = button?.disabled
    ? button.parentElement?.querySelector<HTMLElement>('button:enabled:not([data-drag-handle])')
    : button;
  usable?.focus();
};

/**
 * Moves one category at a time. `busy` lasts until the list has been refetched: an earlier second move would
 * start from an outdated order. A refetch caused by another person's move does not disable the buttons.
 */
export const useMove = (isFetching: boolean) => {
  const [send, { isLoading }] = useMoveCategoryMutation();
  const tell = useMutationFeedback();
  const messages = useMessages(categoriesMessages);
  const pressed = useRef<HTMLButtonElement>(null);
  const [settling, setSettling] = useState(false);
  const busy = isLoading || (settling && isFetching);

  useEffect(() => {
    if (busy) return;
    setSettling(false);
    if (!pressed.current) return;
    refocus(pressed.current);
    pressed.current = null;
  }, [busy]);

  const move = useCallback(
    (step: Move, button: HTMLButtonElement) => {
      pressed.current = button;
      setSettling(true);
      const { category, place } = step;
      void tell(send(step).unwrap(), {
        success: messages.moved(category.name),
        undo: () => send({ category: { ...category, sortOrder: place }, place: category.sortOrder }).unwrap(),
      });
    },
    [send, tell, messages],
  );
  return { move, busy };
};
