import { useLayoutEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

import { standingFrame } from '../model/static-form';

type Props = {
  title: string;
  /** What it holds comes later than the frame: it begins at a fixed height, so that nothing moves then. */
  grows?: boolean;
  children: ReactNode;
};

/**
 * The panel around the sign-in form, styled in public/index.html. Where it stands there under this title it is kept, and
 * the form alone is drawn into it: drawn again, it would be what the browser counts as the page's largest content.
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
