import type { Id } from '@contract';

import type { Database } from '../../db/database';
import { nameKeyOf } from '../../db/name-key';
import { findCredentials } from '../users/repository';

import type { Usual } from './lookups';
import { findCategories } from './repository';

type Named = { author?: string | undefined; category?: string | undefined; country?: string | undefined };

/** What articles get that name none, as whoever imports has named it; or which of it is unknown here. */
export const findUsual = async (
  db: Database,
  groupId: Id,
  { author, category, country = '' }: Named,
): Promise<Usual | { unknown: 'author' | 'category' }> => {
  const person = author === undefined ? undefined : await findCredentials(db, author);
  if (author !== undefined && !person) return { unknown: 'author' };
  const ofGroup = await findCategories(db, groupId);
  const categoryId = category === undefined ? null : ofGroup.get(nameKeyOf(category));
  if (categoryId === undefined) return { unknown: 'category' };
  return { authorId: person?.id ?? null, categoryId, country };
};
