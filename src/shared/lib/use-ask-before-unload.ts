import { useEffect, useEffectEvent } from 'react';

/** Lets the browser ask before the tab is closed, if `shouldAsk` says so at that moment. */
export const useAskBeforeUnload = (shouldAsk: () => boolean): void => {
  const ask = useEffectEvent((event: BeforeUnloadEvent) => {
    if (shouldAsk()) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: BeforeUnloadEvent) => ask(event);
    window.addEventListener('beforeunload', listener);
    return () => window.removeEventListener('beforeunload', listener);
  }, []);
};
