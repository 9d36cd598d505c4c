import { useState } from 'react';

import { readStored, writeStored } from '@/shared/lib/stored';

const STORAGE_KEY = 'review-keys';

/**
 * Whether this browser uses single-letter shortcuts. They can be turned off, because speech input and slips
 * trigger them unintentionally.
 */
export const useKeysPreference = () => {
  const [isOn, setOn] = useState(() => readStored(STORAGE_KEY) !== 'off');
  const choose = (on: boolean) => {
    writeStored(STORAGE_KEY, on ? 'on' : 'off');
    setOn(on);
  };
  return { isOn, choose };
};
