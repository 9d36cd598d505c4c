import type { Database } from '../../db/database';
import { type FieldMessages, invalidInput } from '../../http/api-error';
import { imageUrl } from '../images/image-store';
import { findLost } from '../images/image-uses';

import type { NewsRow } from './columns';
import { newsMessages } from './messages';

const FIELDS = ['html', 'markdown'] as const;
type Texts = Pick<NewsRow, (typeof FIELDS)[number]>;

/**
 * Refuses a text that shows a picture of this server which is no longer stored, with an error on its field that names the
 * picture. Run it after `recordUses` in the transaction of the save.
 */
export const refuseLostPictures = async (
  tx: Database,
  { saved, before, publicUrl }: { saved: Texts; before?: Texts; publicUrl: string },
): Promise<void> => {
  const errors: FieldMessages = {};
  for (const field of FIELDS) {
    const lost = await findLost(tx, saved[field], { before: before?.[field] ?? '', publicUrl });
    if (lost.length > 0) errors[field] = newsMessages.lostPictures(lost.map(imageUrl));
  }
  if (Object.keys(errors).length > 0) throw invalidInput(errors);
};
