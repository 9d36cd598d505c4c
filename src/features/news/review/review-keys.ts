import { useEffect, useEffectEvent } from 'react';

import type { ExtensionName } from '@/shared/contract';

/** The actions of the review page, in the order of their buttons, with their keys. */
export const REVIEW_KEYS = {
  approve: 'A',
  return: 'R',
  withdraw: 'W',
  again: 'D',
  edit: 'E',
  previous: 'K',
  next: 'J',
  compare: 'C',
  keys: '?',
} as const;

export type ReviewAction = keyof typeof REVIEW_KEYS;
/** The handlers of the actions that are currently available. */
export type ReviewActions = { [Action in ReviewAction]?: () => void };

const NAMES = Object.keys(REVIEW_KEYS) as ReviewAction[]; // Object.keys loses the key type

/** What the backend must offer for an action; the others are of the core API. */
const EXTENSION_OF: Partial<Record<ReviewAction, ExtensionName>> = {
  return: 'returns',
  withdraw: 'returns',
  again: 'approval-again',
  compare: 'published-copy',
};

const OF_EVERYBODY: readonly ReviewAction[] = ['edit', 'compare', 'keys'];

/** The actions that a person can have, whatever item is on screen. */
export const possibleActions = (mayApprove: boolean, extensions: readonly ExtensionName[]): ReviewAction[] =>
  NAMES.filter((name) => {
    const extension = EXTENSION_OF[name];
    return (mayApprove || OF_EVERYBODY.includes(name)) && (!extension || extensions.includes(extension));
  });

/** Inputs handle their own keys, and a dialog over the page blocks all of them. */
const TAKES_KEYS = 'input, textarea, select, [contenteditable="true"], .MuiModal-root';

/**
 * The letter of a key event. If the layout types no Latin letter there, as in Thai, the letter of that key
 * on an English layout.
 */
const letterOf = ({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string => {
  if (/^[!-~]$/.test(key)) return key.toUpperCase();
  return code === 'Slash' && shiftKey ? '?' : code.replace(/^Key/, '');
};

/** The action of a key event, or undefined. */
export const reviewActionOf = (
  event: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>,
): ReviewAction | undefined => NAMES.find((name) => REVIEW_KEYS[name] === letterOf(event));

const isForPage = (event: KeyboardEvent): boolean =>
  !(event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.isComposing) &&
  !event.defaultPrevented &&
  !(event.target instanceof Element && event.target.closest(TAKES_KEYS));

/** Runs the action of a key pressed anywhere on the page except in an input. */
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
