import { useState } from 'react';

const STORAGE_KEY = 'review-keys';

/** Whether this browser's person wants keys of single letters: speech input and a slipped hand press them unasked. */
export const useKeysPreference = () => {
  const [isOn, setOn] = useState(() => localStorage.getItem(STORAGE_KEY) !== 'off');
  const choose = (on: boolean) => {
    localStorage.setItem(STORAGE_KEY, on ? 'on' : 'off');
    setOn(on);
  };
  return { isOn, choose };
};
