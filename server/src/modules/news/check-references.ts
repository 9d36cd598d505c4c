import type { Id } from '@contract';

import type { Database } from '../../db/database';
import { violatesForeignKey } from '../../db/sql-errors';
import { type FieldMessages, invalidInput } from '../../http/api-error';
import { NEWS_CATEGORY_KEY } from '../categories/repository';
import { findCountryId, NEWS_COUNTRY_KEY } from '../countries/repository';

import { newsMessages } from './messages';
import type { NewsInput } from './news-form';
import { groupHasCategory, type NewsTexts } from './repository';

const throwIfAny = (errors: FieldMessages): void => {
  if (Object.keys(errors).length > 0) throw invalidInput(errors);
};

/**
 * The category must belong to the group, unless the item already has it; the country must exist. Invalid values are
 * not looked up, because PostgreSQL cannot accept some of them in a query. Throws all errors of the form, or
 * returns the content with the id of its country.
 */
export const checkReferences = async (
  db: Database,
  { countryCode, ...texts }: NewsInput,
  errors: FieldMessages,
  { groupId, keptCategoryId }: { groupId: Id; keptCategoryId?: Id },
): Promise<NewsTexts> => {
  const { categoryId } = texts;
  const isCategoryKept = categoryId === keptCategoryId;
  if (!errors['categoryId'] && !isCategoryKept && !(await groupHasCategory(db, groupId, categoryId))) {
    errors['categoryId'] = newsMessages.categoryNotInGroup;
  }
  const countryId = errors['countryCode'] ? undefined : await findCountryId(db, countryCode);
  if (countryId === undefined) errors['countryCode'] ??= newsMessages.unknownCountry;
  throwIfAny(errors);
  return { ...texts, countryId: countryId ?? 0 };
};

/** A category or country that was deleted after `checkReferences` is refused like one that never existed. */
export const explainReference = (error: unknown): never => {
  if (violatesForeignKey(error, NEWS_CATEGORY_KEY))
    throw invalidInput({ categoryId: newsMessages.categoryNotInGroup });
  if (violatesForeignKey(error, NEWS_COUNTRY_KEY))
    throw invalidInput({ countryCode: newsMessages.unknownCountry });
  throw error;
};
