import { useEffectEvent, useLayoutEffect } from 'react';

import { keyOf } from './key-of';
import { usePageKeys } from './page-keys';

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Whether a key event is Ctrl or Cmd with a letter: by the letter, or by its position where the layout types no Latin letter there. */
export const isControlKey = (
  { key, code, ctrlKey, metaKey, altKey, shiftKey }: Pressed,
  letter: string,
): boolean => ctrlKey !== metaKey && !altKey && !shiftKey && keyOf({ key, code, shiftKey }) === letter;

const IS_MAC = /Mac|iP(?:hone|ad)/.test(navigator.userAgent);

/** How Ctrl with a letter is written on this device. */
export const controlKeyName = (letter: string): string => (IS_MAC ? `⌘${letter}` : `Ctrl+${letter}`);

/**
 * Runs an action when Ctrl or Cmd is pressed with a letter, also in an input, and lists the key where keys are listed. Not
 * while a dialog is over the page, and not if the input has a use of its own for it.
 * @param means what it does, in words
 */
export const useControlKey = (letter: string, means: string, act: () => void) => {
  usePageKeys([{ key: controlKeyName(letter), means }]);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isBehindDialog = event.target instanceof Element && event.target.closest('.MuiModal-root');
    if (!isControlKey(event, letter) || event.defaultPrevented || isBehindDialog) return;
    // The browser has uses of its own: its address bar, Save page.
    event.preventDefault();
    if (!event.repeat) act();
  });
  // With what is on screen: an effect may come after the first key of a busy page.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
};
