import { useEffect, useEffectEvent } from 'react';

import { keyOf } from './key-of';
import { useKeysPreference } from './use-keys-preference';

/** A keyboard shortcut of the page. A name of more than one character is only listed: whoever lists it handles it. */
export type PageKey = {
  key: string;
  /** What it does, in words. */
  means: string;
  /** Undefined while the action is not available. `withShift`: the Shift key was held. */
  act?: ((withShift?: boolean) => void) | undefined;
};

/** The keys of a part of the page, with a note about them. */
export type KeysOfPart = { keys: readonly PageKey[]; note?: string | undefined };

/** The mounted parts that have keys; a part inside another one precedes it. */
const parts = new Set<() => KeysOfPart>();

/** The keys of everything on the page, as they are now. Not while rendering. */
export const pageKeys = (): KeysOfPart[] => [...parts].map((part) => part());

/** Runs the action of a key, for a button that does the same. */
export const pressKey = (key: string) =>
  pageKeys()
    .flatMap(({ keys }) => keys)
    .find((row) => row.key === key)
    ?.act?.();

/** Inputs handle their own keys, except a box, which takes only the space bar; a dialog over the page blocks all of them. */
const TAKES_KEYS = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], .MuiModal-root';

const isForPage = (event: KeyboardEvent): boolean =>
  !(event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.isComposing) &&
  !event.defaultPrevented &&
  !(event.target instanceof Element && event.target.closest(TAKES_KEYS));

/** Runs the action of a key pressed anywhere on the page except in an input, and lists the key where keys are listed. */
export const usePageKeys = (keys: readonly PageKey[], note?: string) => {
  const { isOn } = useKeysPreference();
  const current = useEffectEvent((): KeysOfPart => ({ keys, note }));
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isForPage(event)) return;
    const pressed = keyOf(event);
    const act = keys.find(({ key }) => key === pressed)?.act;
    if (!act) return;
    event.preventDefault();
    act(event.shiftKey);
  });
  useEffect(() => {
    const part = () => current();
    parts.add(part);
    return () => void parts.delete(part);
  }, []);
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isOn]);
};
