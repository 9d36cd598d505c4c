import { useMemo } from 'react';

import { AUDIT_ACTIONS, AUDIT_KINDS, type AuditFilter } from '@/shared/contract';
import { useRememberedPlace } from '@/shared/lib/list-places';
import { said, startOfDay, useUrlFilter } from '@/shared/lib/url-filter';

import type { AuditPlace } from '../api/audit-api';

/** The query parameters of the log. Days are in the newsroom's time zone; `to` is the last day, inclusive. */
export type AuditParameter = 'person' | 'action' | 'kind' | 'object' | 'group' | 'from' | 'to';

const filterOf = (params: URLSearchParams): AuditFilter => {
  const kind = AUDIT_KINDS.find((known) => known === params.get('kind'));
  return said({
    person: params.get('person') ?? undefined,
    action: AUDIT_ACTIONS.find((known) => known === params.get('action')),
    kind,
    object: kind && (params.get('object') ?? undefined),
    group: params.get('group') ?? undefined,
    from: startOfDay(params.get('from')),
    to: startOfDay(params.get('to'), 1),
  });
};

/** The filter and the position in the log, kept in the URL so that Back and a shared link restore them. */
export const useAuditQuery = () => {
  useRememberedPlace();
  const { params, valueOf, change } = useUrlFilter<AuditParameter>(['before', 'after']);
  const filter = useMemo(() => filterOf(params), [params]);
  const place: AuditPlace = said({
    before: params.get('before') ?? undefined,
    after: params.get('after') ?? undefined,
  });
  return { filter, place, change, valueOf };
};
