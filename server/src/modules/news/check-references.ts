import type { Id } from '@contract';

import type { Database } from '../../db/database';
import { type FieldMessages, invalidInput } from '../../http/api-error';
import { findCountryId } from '../countries/repository';

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
