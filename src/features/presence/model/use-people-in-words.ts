import type { PersonPresent } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';

import { presenceMessages } from '../messages';

/** The most names in one sentence. */
const MAX_NAMES = 3;

/** Returns a function that says who edits and who looks; empty for nobody. */
export const usePeopleInWords = () => {
  const messages = useMessages(presenceMessages);
  const namesOf = (people: readonly PersonPresent[]) => {
    const names = people.slice(0, MAX_NAMES).map(({ displayName }) => displayName);
    const more = people.length - names.length;
    return more > 0 ? messages.andMore(names.join(', '), more) : names.join(', ');
  };
  return (people: readonly PersonPresent[]): string =>
    (['editing', 'looking'] as const)
      .map((what) => ({ what, who: people.filter(({ isEditing }) => isEditing === (what === 'editing')) }))
      .filter(({ who }) => who.length > 0)
      .map(({ what, who }) => messages[what](namesOf(who), who.length))
      .join(' · ');
};
