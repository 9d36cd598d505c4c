import { sql } from 'drizzle-orm';

import type { Id } from '@contract';

import type { Database } from '../../db/database';

/**
 * Moves the pictures of an item to the library of the group that it goes to, each with the covers that were cut from it. A picture
 * that other news shows too stays where it is, and so does one that somebody put into the library or described there; the item
 * shows it all the same, because an address belongs to no group.
 */
export const movePictures = async (
  tx: Database,
  newsId: Id,
  { from, to }: { from: Id; to: Id },
): Promise<void> => {
  await tx.execute(sql`
    WITH roots AS (
        SELECT DISTINCT coalesce(picture.cut_from, picture.key) AS key
        FROM news_images shown JOIN files picture ON picture.key = shown.key
        WHERE shown.news_id = ${newsId}),
      families AS (
        SELECT key AS root, key FROM roots
        UNION SELECT roots.key, cut.key FROM roots JOIN files cut ON cut.cut_from = roots.key)
    UPDATE files SET group_id = ${to} FROM families
    WHERE files.key = families.key AND files.group_id = ${from}
      AND NOT EXISTS (SELECT 1 FROM files root WHERE root.key = families.root AND root.is_kept)
      AND NOT EXISTS (
        SELECT 1 FROM families AS member JOIN news_images other ON other.key = member.key
        WHERE member.root = families.root AND other.news_id <> ${newsId})`);
};
