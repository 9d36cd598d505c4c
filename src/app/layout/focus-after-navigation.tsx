import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

type Props = { target: RefObject<HTMLElement | null> };

/** Moves the focus to `target` when another page is shown. */
export function FocusAfterNavigation({ target }: Props) {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current !== pathname) target.current?.focus({ preventScroll: true });
    shownPath.current = pathname;
  }, [pathname, target]);
  return null;
}
