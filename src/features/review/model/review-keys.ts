import type { ExtensionName } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { usePageKeys } from '@/shared/ui/keys/page-keys';

import { reviewMessages } from '../messages';

/** The actions of the review page, in the order in which they are listed, with their keys. */
export const REVIEW_KEYS = {
  approve: 'A',
  return: 'R',
  withdraw: 'W',
  again: 'D',
  edit: 'E',
  previous: 'K',
  next: 'J',
  compare: 'C',
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

const OF_EVERYBODY: readonly ReviewAction[] = ['edit', 'compare'];

/** The actions that a person can have, whatever item is on screen. */
const possibleActions = (mayApprove: boolean, extensions: readonly ExtensionName[]): ReviewAction[] =>
  NAMES.filter((name) => {
    const extension = EXTENSION_OF[name];
    return (mayApprove || OF_EVERYBODY.includes(name)) && (!extension || extensions.includes(extension));
  });

/** The keys of the review page, for a person who may approve or not. */
export const useReviewKeys = (
  actions: ReviewActions,
  mayApprove: boolean,
  extensions: readonly ExtensionName[],
) => {
  const messages = useMessages(reviewMessages);
  usePageKeys(
    possibleActions(mayApprove, extensions).map((name) => ({
      key: REVIEW_KEYS[name],
      means: messages[`${name}Means`],
      act: actions[name],
    })),
    mayApprove ? messages.whatWaits : undefined,
  );
};
