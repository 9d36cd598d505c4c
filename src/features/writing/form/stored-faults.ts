import { isWebAddress, type Reference } from '@/shared/contract';

/** Whether a text is valid in an address field: an address, or empty. */
export const isSoundAddress = (text: string): boolean => text.trim() === '' || isWebAddress(text);

export const sameReference = (one: Reference, other: Reference): boolean =>
  one.label === other.label && one.link === other.link;

const isFaulty = ({ label, link }: Reference) =>
  !isSoundAddress(link) || (label.trim() === '') !== (link.trim() === '');

/** Whether a reference would be refused if it were new, but is stored so. Saving leaves it unchanged. */
export const isStoredFault = (reference: Reference, stored: Reference[]): boolean =>
  isFaulty(reference) && stored.some((other) => sameReference(other, reference));
