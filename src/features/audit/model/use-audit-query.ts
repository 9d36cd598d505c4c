import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

import { AUDIT_ACTIONS, AUDIT_KINDS, type AuditFilter } from '@/shared/contract';
import { useRememberedPlace } from '@/shared/lib/list-places';

import type { AuditPlace } from '../api/audit-api';

/** What the address of the log may say; the days are those of this time zone, `to` the last one of them. */
export type AuditParameter = 'person' | 'action' | 'kind' | 'object' | 'group' | 'from' | 'to';

const DAY = /^\d{4}-\d\d-\d\d$/;

/** The beginning of a day, or of one some days later, in this time zone. */
const startOf = (day: string | null, daysLater = 0): string | undefined => {
  if (day === null || !DAY.test(day)) return undefined;
  const start = new Date(`${day}T00:00:00`);
  start.setDate(start.getDate() + daysLater);
  return Number.isNaN(start.getTime()) ? undefined : start.toISOString();
};

/** What is asked for, without what the address does not say. */
const said = <T extends object>(values: T): T =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]: [string, unknown]) => value !== undefined && value !== null),
  ) as T; // the same, with fewer of its optional keys

const filterOf = (params: URLSearchParams): AuditFilter => {
  const kind = AUDIT_KINDS.find((known) => known === params.get('kind'));
  return said({
    person: params.get('person') ?? undefined,
    action: AUDIT_ACTIONS.find((known) => known === params.get('action')),
    kind,
    object: kind && (params.get('object') ?? undefined),
    group: params.get('group') ?? undefined,
    from: startOf(params.get('from')),
    to: startOf(params.get('to'), 1),
  });
};

/** The filter and the place of the log, kept in the URL so that Back and a shared link restore them. */
export const useAuditQuery = () => {
  useRememberedPlace();
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => filterOf(params), [params]);

  const change = (values: Partial<Record<AuditParameter, string>> | AuditPlace) =>
    setParams((current) => {
      const next = new URLSearchParams(current);
      next.delete('before');
      next.delete('after');
      for (const [name, value] of Object.entries(values)) {
        if (value === '' || value === undefined) next.delete(name);
        else next.set(name, String(value));
      }
      return next;
    });

  const place: AuditPlace = said({
    before: params.get('before') ?? undefined,
    after: params.get('after') ?? undefined,
  });
  return { filter, place, change, valueOf: (name: AuditParameter) => params.get(name) ?? '' };
};
