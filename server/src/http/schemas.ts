import { Type, type Static, type TSchema } from 'typebox';

import { VISIBLE } from '@contract';

/** The greatest id that the database can store. */
export const MAX_ID = 2_147_483_647;
const MAX_SEARCH_CHARACTERS = 200;
const MAX_PAGE_SIZE = 100;

export const idSchema = Type.Integer({ minimum: 1, maximum: MAX_ID });

/** A date as an ISO 8601 text with offset. */
export const dateTime = Type.String({ format: 'date-time' });

/** Text of which people can see something. A route stores one line of it with `cleanText`. */
export const requiredText = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: VISIBLE });

export const searchQuery = {
  search: Type.String({ maxLength: MAX_SEARCH_CHARACTERS, default: '' }),
};

/** `page` counts from 1; a page after the last one returns the last one. */
export const pageQuery = (defaultLimit: number) => ({
  page: Type.Integer({ minimum: 1, maximum: MAX_ID, default: 1 }),
  limit: Type.Integer({ minimum: 1, maximum: MAX_PAGE_SIZE, default: defaultLimit }),
});

export const paginated = <T extends TSchema>(row: T) =>
  Type.Object({
    data: Type.Array(row),
    totalPages: Type.Integer(),
    firstPage: Type.Integer(),
    lastPage: Type.Integer(),
    currentPage: Type.Integer(),
  });

/** A whole number out of a fixed set, such as the values of an enumeration. */
export const oneOf = <T extends number>(values: readonly T[]) =>
  Type.Unsafe<T>({ type: 'integer', enum: [...values] });

export const nullable = <T extends TSchema>(schema: T) =>
  Type.Unsafe<Static<T> | null>({ ...schema, nullable: true });
