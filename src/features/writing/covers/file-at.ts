import { PICTURE_TYPES } from '@/shared/contract';

/**
 * Loads a stored picture as a file, to send it again; null if it cannot be loaded or is of an unaccepted
 * type.
 */
export const fileAt = async (address: string): Promise<File | null> => {
  try {
    // eslint-disable-next-line no-restricted-syntax -- a picture, not an API call
    const answer = await fetch(address);
    const bytes = await answer.blob();
    return answer.ok && PICTURE_TYPES.split(', ').includes(bytes.type)
      ? new File([bytes], address.split('/').at(-1) ?? '', { type: bytes.type })
      : null;
  } catch {
    return null;
  }
};
