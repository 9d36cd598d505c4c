import { useEffect, useState } from 'react';

const STEP_MS = 30_000;

/** The current time in milliseconds since 1970, updated twice a minute, for texts such as "5 min left". */
export const useNow = (): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
};
