import { sql } from 'drizzle-orm';

import type { CreditOf } from '@contract';

import { news } from '../../db/schema';
import { ownKeysIn } from '../images/picture-addresses';

/** Whom readers see as the author of each picture of an item, by its key; null if nobody is named. */
export type Credits = Record<string, string> | null;

/** The credits of the item of the row; that of a cover is that of the picture it was cut from. */
export const CREDITS = sql<Credits>`(
  SELECT json_object_agg(shown.key, coalesce(original.credit, picture.credit) ORDER BY shown.key)
  FROM news_images shown JOIN files picture ON picture.key = shown.key
    LEFT JOIN files original ON original.key = picture.cut_from
  WHERE shown.news_id = ${news.id} AND coalesce(original.credit, picture.credit) <> '')`;

/** The credit of a picture of this server by the address under which the item shows it. */
export const creditIn =
  (credits: Credits, publicUrl: string): CreditOf =>
  (address) => {
    const [key] = credits ? ownKeysIn(address, publicUrl) : [];
    return (key !== undefined && credits?.[key]) || '';
  };
