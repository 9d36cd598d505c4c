import { useUrlParams } from './use-url-params';

const DAY = /^\d{4}-\d\d-\d\d$/;

/** The beginning of a day of an address (`2026-11-23`), or of one some days later, in this time zone; undefined where it is none. */
export const startOfDay = (day: string | null, daysLater = 0): string | undefined => {
  if (day === null || !DAY.test(day)) return undefined;
  const start = new Date(`${day}T00:00:00`);
  start.setDate(start.getDate() + daysLater);
  return Number.isNaN(start.getTime()) ? undefined : start.toISOString();
};

/** What is asked for, without what the address does not say. */
export const said = <T extends object>(values: T): T =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]: [string, unknown]) => value !== undefined && value !== null),
  ) as T; // the same, with fewer of its optional keys

/**
 * What a list is filtered by, kept in the URL so that Back and a shared link restore it.
 * @param places the parameters that name a place in the list: another filter begins at its beginning
 */
export const useUrlFilter = <Parameter extends string>(places: readonly string[]) => {
  const [params, changeParams] = useUrlParams();
  return {
    params,
    valueOf: (name: Parameter) => params.get(name) ?? '',
    /** An empty value takes a parameter away. */
    change: (values: Partial<Record<string, unknown>>) =>
      changeParams((next) => {
        places.forEach((name) => next.delete(name));
        for (const [name, value] of Object.entries(values)) {
          if (value === '' || value === undefined) next.delete(name);
          else next.set(name, String(value));
        }
      }),
  };
};
