import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

type Props = { target: RefObject<HTMLElement | null> };

/** Moves the focus to `target` when another page is shown, unless the page has put it into a field of its own. */
export function FocusAfterNavigation({ target }: Props) {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  useEffect(() => {
    const isInField =
      target.current?.contains(document.activeElement) && document.activeElement?.matches('input');
    if (shownPath.current !== pathname && !isInField) target.current?.focus({ preventScroll: true });
    shownPath.current = pathname;
  }, [pathname, target]);
  return null;
}
