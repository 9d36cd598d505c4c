import { isWebAddress, type Reference } from '@/shared/contract';

/** Whether a text may stand in a field for an address: one, or nothing. */
export const isSoundAddress = (text: string): boolean => text.trim() === '' || isWebAddress(text);

export const sameReference = (one: Reference, other: Reference): boolean =>
  one.label === other.label && one.link === other.link;

const isFaulty = ({ label, link }: Reference) =>
  !isSoundAddress(link) || (label.trim() === '') !== (link.trim() === '');

/** Whether a pair would be refused if it were new, but is stored like this: saving leaves it as it is. */
export const isStoredFault = (reference: Reference, stored: Reference[]): boolean =>
  isFaulty(reference) && stored.some((other) => sameReference(other, reference));
