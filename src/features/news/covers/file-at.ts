import { COVER_TYPES } from '../fields/cover-limits';

/** A stored picture as a file to be sent again; null where it cannot be had, or not be sent. */
export const fileAt = async (address: string): Promise<File | null> => {
  try {
    // eslint-disable-next-line no-restricted-syntax -- a picture, no call of the API
    const answer = await fetch(address);
    const bytes = await answer.blob();
    return answer.ok && COVER_TYPES.split(', ').includes(bytes.type)
      ? new File([bytes], address.split('/').at(-1) ?? '', { type: bytes.type })
      : null;
  } catch {
    return null;
  }
};
