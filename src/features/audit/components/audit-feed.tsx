import { styled } from '@mui/material/styles';
import { useMemo } from 'react';

import type { AuditPage, Id } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { useLocale } from '@/shared/i18n/use-locale';
import { dayHeading } from '@/shared/text/format-date';
import { CursorPages } from '@/shared/ui/pagination/cursor-pages';
import { QueryState } from '@/shared/ui/query-state/query-state';
import { useFailureToast } from '@/shared/ui/query-state/use-failure-toast';

import type { AuditPlace } from '../api/audit-api';
import { auditMessages } from '../messages';
import { daysOf } from '../model/audit-days';

import { FeedEntry, type FeedView } from './feed-entry';

const Root = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  // The first day is at the round corners of its card.
  overflow: 'clip',
  borderRadius: 'inherit',
  '& ol': { margin: 0, padding: 0, listStyle: 'none' },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& :is(h2, h3)': {
    ...theme.typography.caption,
    margin: 0,
    padding: theme.spacing(0.75, 2),
    fontWeight: 600,
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.background.default,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& section + section': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

type Props = Partial<FeedView> & {
  label: string;
  emptyText: string;
  /** The query result of `listAudit` or `getNewsHistory`. */
  query: {
    data?: AuditPage;
    currentData?: AuditPage;
    error?: unknown;
    isLoading: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
  onPlace: (place: AuditPlace) => void;
  /** The level of the headings of days: below the title of the page, or below that of a card. */
  heading?: 'h2' | 'h3';
  /** Shows sign-ins that follow each other as one line. */
  folds?: boolean;
};

const opensAll = () => true;

/** Records of the log by day, each in a sentence. Its pages have no numbers, because a million records are not counted. */
export function AuditFeed(props: Props) {
  const { label, emptyText, query, onPlace, heading: Heading = 'h3', folds = true } = props;
  const { isWhole = false, opensGroup = opensAll, undo } = props;
  const messages = useMessages(auditMessages);
  const locale = useLocale();
  const { data, currentData, error, isLoading, isFetching, refetch } = query;
  useFailureToast(error);
  // After an error, do not show records of another filter.
  const page = error ? currentData : data;
  const days = useMemo(() => daysOf(page?.records ?? [], folds), [page, folds]);
  const placeOf = (side: keyof AuditPlace, id: Id | null) =>
    id === null ? null : () => onPlace({ [side]: id });
  return (
    <>
      <QueryState
        isLoading={isLoading}
        isFetching={isFetching}
        error={error}
        onRetry={() => void refetch()}
        isEmpty={days.length === 0}
        emptyText={emptyText}
        hasData={days.length > 0}
      >
        <Root role="group" aria-label={label} aria-busy={isFetching || undefined}>
          {days.map(({ day, entries }) => (
            <section key={day}>
              <Heading>{dayHeading(day, locale)}</Heading>
              <ol>
                {entries.map((entry) => (
                  <FeedEntry
                    key={entry[0].id}
                    entry={entry}
                    isWhole={isWhole}
                    opensGroup={opensGroup}
                    undo={undo}
                  />
                ))}
              </ol>
            </section>
          ))}
        </Root>
      </QueryState>
      {page && (
        <CursorPages
          label={messages.pages}
          isFetching={isFetching}
          newer={{ label: messages.newer, open: placeOf('after', page.newer) }}
          older={{ label: messages.older, open: placeOf('before', page.older) }}
        />
      )}
    </>
  );
}
