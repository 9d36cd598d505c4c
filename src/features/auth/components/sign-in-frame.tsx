import { useLayoutEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

import { standingFrame } from '../model/static-form';

type Props = {
  title: string;
  /** The content loads after the frame: the frame starts at a fixed height, so that nothing moves. */
  grows?: boolean;
  children: ReactNode;
};

/**
 * The panel around the sign-in form, styled in public/index.html. If the static panel with this title
 * exists, it is kept and only the form renders into it: rendering the panel again would count as a new
 * largest contentful paint.
 */
export function SignInFrame({ title, grows = false, children }: Props) {
  const [standing] = useState(() => standingFrame(title));

  useLayoutEffect(() => {
    standing?.form.remove();
    return () => standing?.frame.remove();
  }, [standing]);

  return (
    <>
      <title>{`${title} · Newsdesk`}</title>
      {standing ? (
        createPortal(children, standing.panel)
      ) : (
        <main data-sign-in data-grows={grows || undefined}>
          <div>
            <p>
              <img src="/icon.svg" alt="" width={28} height={28} />
              Newsdesk
            </p>
            <h1>{title}</h1>
            {children}
          </div>
        </main>
      )}
    </>
  );
}
