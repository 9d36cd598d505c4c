import { eq, sql } from 'drizzle-orm';

import type { Country, CountryRequest, Id } from '@contract';

import type { Database } from '../../db/database';
import { namedAs, renamedTo } from '../../db/name-key';
import { countries } from '../../db/schema';
import { inNames } from '../../db/search/conditions';
import { inReadingOrder } from '../../db/sql-text';

export const COUNTRY_NAME_KEY = 'countries_name_key';
export const COUNTRY_CODE_KEY = 'countries_code_key';
export const NEWS_COUNTRY_KEY = 'news_country_id_countries_id_fk';

const countryColumns = { id: countries.id, label: countries.name, code: countries.code };

/** Countries that a search finds by name or code, in the sort order for Thai and English readers. */
export const listCountries = (db: Database, search: string): Promise<Country[]> =>
  db
    .select(countryColumns)
    .from(countries)
    .where(inNames(sql`' ' || ${countries.nameKey} || ' ' || lower(${countries.code})`, search))
    .orderBy(inReadingOrder(countries.name), countries.id);

export const findCountry = async (db: Database, id: Id): Promise<Country | null> => {
  const [row] = await db.select(countryColumns).from(countries).where(eq(countries.id, id));
  return row ?? null;
};

export const findCountryId = async (db: Database, code: string): Promise<Id | undefined> => {
  const [row] = await db.select({ id: countries.id }).from(countries).where(eq(countries.code, code));
  return row?.id;
};

export const createCountry = async (db: Database, { name, code }: CountryRequest): Promise<Country> => {
  const [row] = await db
    .insert(countries)
    .values({ ...namedAs(name), code })
    .returning(countryColumns);
  if (!row) throw new Error('The country was not stored.');
  return row;
};

/** News refers to the id, so a changed code changes no news. Run it in a transaction. */
export const updateCountry = async (
  tx: Database,
  id: Id,
  { name, code }: CountryRequest,
): Promise<{ before: Country; after: Country } | null> => {
  const [stored] = await tx
    .select({ country: countryColumns, name: { name: countries.name, nameKey: countries.nameKey } })
    .from(countries)
    .where(eq(countries.id, id))
    .for('update');
  if (!stored) return null;
  const before = stored.country;
  const [after] = await tx
    .update(countries)
    .set({ ...renamedTo(stored.name, name), code })
    .where(eq(countries.id, id))
    .returning(countryColumns);
  return after ? { before, after } : null;
};

/** Null if there is no such country. */
export const deleteCountry = async (db: Database, id: Id): Promise<Country | null> => {
  const [row] = await db.delete(countries).where(eq(countries.id, id)).returning(countryColumns);
  return row ?? null;
};

/** Restores a country with its old id. */
export const restoreCountry = async (db: Database, { id, label, code }: Country): Promise<Country> => {
  const [row] = await db
    .insert(countries)
    .overridingSystemValue()
    .values({ id, ...namedAs(label), code })
    .returning(countryColumns);
  if (!row) throw new Error('The country was not stored.');
  return row;
};
