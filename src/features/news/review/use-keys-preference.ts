import { useState } from 'react';

const STORAGE_KEY = 'review-keys';

/**
 * Whether this browser uses single-letter shortcuts. They can be turned off, because speech input and slips
 * trigger them unintentionally.
 */
export const useKeysPreference = () => {
  const [isOn, setOn] = useState(() => localStorage.getItem(STORAGE_KEY) !== 'off');
  const choose = (on: boolean) => {
    localStorage.setItem(STORAGE_KEY, on ? 'on' : 'off');
    setOn(on);
  };
  return { isOn, choose };
};
