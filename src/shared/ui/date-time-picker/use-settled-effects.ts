import { useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * For the key before MUI's date field reads it. The field remembers what a key makes of an invalid date only until its next effect:
 * one of an earlier render, which React has not run yet, would empty the parts of the date.
 */
export const useSettledEffects = () => {
  const [, rerender] = useState(0);
  return () => flushSync(() => rerender((count) => count + 1));
};
