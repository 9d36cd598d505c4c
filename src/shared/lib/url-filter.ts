import { useEventCallback } from '@mui/material/utils';
import { useCallback } from 'react';

import { fromClock } from '@/shared/contract';
import { newsroomZone } from '@/shared/text/newsroom-time';

import { useUrlParams } from './use-url-params';

const DAY = /^\d{4}-\d\d-\d\d$/;

/**
 * The start of a day (`2026-11-23`), or of a day some days later, in the newsroom's time zone; undefined for
 * an invalid day.
 */
export const startOfDay = (day: string | null, daysLater = 0): string | undefined => {
  if (day === null || !DAY.test(day)) return undefined;
  const midnight = new Date(`${day}T00:00:00Z`);
  midnight.setUTCDate(midnight.getUTCDate() + daysLater);
  return Number.isNaN(midnight.getTime()) ? undefined : fromClock(newsroomZone(), midnight).toISOString();
};

/** Removes undefined and null values. */
export const said = <T extends object>(values: T): T =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]: [string, unknown]) => value !== undefined && value !== null),
  ) as T; // only optional keys are removed

/**
 * The filter of a list, kept in the URL so that Back and a shared link restore it.
 * @param places the parameters for the position in the list; a change of the filter removes them
 */
export const useUrlFilter = <Parameter extends string>(places: readonly string[]) => {
  const [params, changeParams] = useUrlParams();
  // Both stay the same functions while the URL does, so that the response of a list does not render its filters.
  const valueOf = useCallback((name: Parameter) => params.get(name) ?? '', [params]);
  /** An empty value removes the parameter. */
  const change = useEventCallback((values: Partial<Record<string, unknown>>) =>
    changeParams((next) => {
      places.forEach((name) => next.delete(name));
      for (const [name, value] of Object.entries(values)) {
        if (value === '' || value === undefined) next.delete(name);
        else next.set(name, String(value));
      }
    }),
  );
  return { params, valueOf, change };
};
