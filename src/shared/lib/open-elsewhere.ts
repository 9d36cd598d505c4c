import { isWebAddress } from '@/shared/contract';

/** Leaves the console for a page of another system. Whatever is no web address, such as a script, is not opened. */
export const openElsewhere = (address: string): void => {
  if (isWebAddress(address)) window.location.assign(address);
};
