import { useEffect, useEffectEvent } from 'react';

/** What can be done on the review page, in the order of its buttons, and the key for it. */
export const REVIEW_KEYS = {
  approve: 'A',
  return: 'R',
  edit: 'E',
  previous: 'K',
  next: 'J',
  keys: '?',
} as const;

export type ReviewAction = keyof typeof REVIEW_KEYS;
/** What can be done now; what cannot is left out. */
export type ReviewActions = { [Action in ReviewAction]?: () => void };

const NAMES = Object.keys(REVIEW_KEYS) as ReviewAction[]; // Object.keys forgets which keys

/** A field takes its keys itself, and whatever lies over the page takes all of them. */
const TAKES_KEYS = 'input, textarea, select, [contenteditable="true"], .MuiModal-root';

/** The letter of a key; where it types no Latin one, as in Thai, the letter that the same key has in English. */
const letterOf = ({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string => {
  if (/^[!-~]$/.test(key)) return key.toUpperCase();
  return code === 'Slash' && shiftKey ? '?' : code.replace(/^Key/, '');
};

/** What a key asks for; undefined where it asks for nothing. */
export const reviewActionOf = (
  event: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>,
): ReviewAction | undefined => NAMES.find((name) => REVIEW_KEYS[name] === letterOf(event));

const isForPage = (event: KeyboardEvent): boolean =>
  !(event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.isComposing) &&
  !event.defaultPrevented &&
  !(event.target instanceof Element && event.target.closest(TAKES_KEYS));

/** Does what a key of the review page asks for, wherever on the page the focus is but in a field. */
export const useReviewKeys = (isOn: boolean, actions: ReviewActions) => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const name = isForPage(event) ? reviewActionOf(event) : undefined;
    const act = name && actions[name];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isOn]);
};
