import { useEffect, useRef } from 'react';

type Props = { attempts: number; errors: object; status: unknown };

const FIRST_ERROR = '[aria-invalid="true"]';

/** After a refused attempt the page scrolls to the first field in error and the cursor stands in it. */
export function FocusFirstError({ attempts, errors, status }: Props) {
  const marker = useRef<HTMLSpanElement>(null);
  const answered = useRef(0);
  const refusedByServer = useRef<unknown>(status);

  useEffect(() => {
    const refusedHere = attempts > answered.current && Object.keys(errors).length > 0;
    const refusedThere = status !== refusedByServer.current;
    refusedByServer.current = status;
    if (!refusedHere && !refusedThere) return;
    answered.current = attempts;
    const field = marker.current?.closest('form')?.querySelector<HTMLElement>(FIRST_ERROR);
    field?.scrollIntoView?.({ block: 'center' });
    field?.focus({ preventScroll: true });
  }, [attempts, errors, status]);

  return <span ref={marker} hidden />;
}
