import { type Id, isRecord, type Paginated } from '@/shared/contract';

/** A response before it is validated: any field may be null, absent or unknown. */
export type Wire = Record<string, unknown>;

export const isWire: (value: unknown) => value is Wire = isRecord;

/** The text of a field; empty if there is none. */
export const text = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** The texts of a list; empty if it is not a list. */
export const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(text).filter((one) => one !== '') : [];

/** An optional text, such as the address of a picture. */
export const textOrNull = (value: unknown): string | null => text(value) || null;

/** A number, or null. */
export const numberOrNull = (value: unknown): number | null => {
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof read === 'number' && Number.isFinite(read) ? read : null;
};

export const flag = (value: unknown): boolean => value === true;

/** The value if the enumeration has it, otherwise the fallback. */
export const oneOf = <T extends number, F>(
  values: Readonly<Record<string, T>>,
  value: unknown,
  fallback: F,
): T | F => Object.values(values).find((known) => known === numberOrNull(value)) ?? fallback;

/**
 * Reads the objects of a list; empty if it is not a list. Drops entries that are not objects or that `read`
 * returns as null.
 */
export const list = <T>(value: unknown, read: (item: Wire) => T | null): T[] =>
  Array.isArray(value)
    ? value.flatMap((item: unknown) => {
        const result = isWire(item) ? read(item) : null;
        return result === null ? [] : [result];
      })
    : [];

/** Drops entries without an id. */
const identified =
  <T extends { id: Id }>(read: (item: Wire) => T) =>
  (item: Wire): T | null => {
    const result = read(item);
    return result.id === '' ? null : result;
  };

/** `transformResponse` of a list. */
export const readList =
  <T extends { id: Id }>(read: (item: Wire) => T) =>
  (data: unknown): T[] =>
    list(data, identified(read));

/** `transformResponse` of a page. A missing page is an empty one; a page without counts is the only one. */
export const readPage =
  <T extends { id: Id }>(read: (item: Wire) => T) =>
  (data: unknown, _meta: unknown, { page }: { page: number }): Paginated<T> => {
    const given = isWire(data) ? data : { data };
    const totalPages = Math.max(
      1,
      numberOrNull(given['totalPages']) ?? numberOrNull(given['lastPage']) ?? page,
    );
    return {
      data: list(given['data'], identified(read)),
      totalPages,
      firstPage: numberOrNull(given['firstPage']) ?? 1,
      lastPage: numberOrNull(given['lastPage']) ?? totalPages,
      currentPage: numberOrNull(given['currentPage']) ?? page,
    };
  };

/**
 * `transformResponse` of one item, together with the extra option `ITEM`. An item without an id gets the
 * requested one.
 */
export const readItem =
  <T extends { id: Id }>(read: (item: Wire) => T) =>
  (data: Wire, _meta: unknown, id: Id): T => {
    const item = read(data);
    return item.id === '' ? { ...item, id } : item;
  };
