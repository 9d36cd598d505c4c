import { useEffect, useState } from 'react';

const STEP_MS = 30_000;

/** The time in milliseconds since 1970, which moves on twice a minute: for what says how long it is until or since. */
export const useNow = (): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
};
