import { styled } from '@mui/material/styles';
import { useMemo } from 'react';

import type { VersionRow } from '@/shared/api/read/versions';
import { useMessages } from '@/shared/i18n/messages';
import { formatDate } from '@/shared/text/format-date';
import { Badge } from '@/shared/ui/badge/badge';
import type { Column } from '@/shared/ui/data-table/data-table';
import { TOUCH, TOUCH_PX } from '@/shared/ui/theme/touch';

import { versionMessages } from '../messages';
import type { Compared } from '../model/use-compared';

const Choice = styled('label')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  minHeight: 32,
  [TOUCH]: { minHeight: TOUCH_PX },
  paddingInlineEnd: theme.spacing(1),
  cursor: 'pointer',
  '& input': { width: 16, height: 16, margin: 0, accentColor: theme.vars.palette.primary.main },
}));

const Facts = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1),
  '& small': { color: theme.vars.palette.text.secondary, fontSize: '0.875rem', fontWeight: 400 },
}));

const signed = (difference: number): string =>
  difference === 0 ? '±0' : difference > 0 ? `+${difference}` : `−${-difference}`;

type Options = {
  rows: readonly VersionRow[] | undefined;
  compared: Partial<Compared>;
  choose: (chosen: Partial<Compared>) => void;
};

/** The columns of an item's versions, with the controls to compare two of them (HIS-02). */
export const useVersionColumns = ({ rows, compared, choose }: Options): Column<VersionRow>[] => {
  const messages = useMessages(versionMessages);
  const { before, after } = compared;
  return useMemo(
    () => [
      {
        key: 'version',
        card: 'title',
        header: messages.version,
        width: '24%',
        render: ({ number, reason, fromNumber }) => (
          <Facts>
            <strong>{messages.numbered(number)}</strong>
            {reason === 'found' ? <small>{messages.found}</small> : <Badge>{messages[reason]}</Badge>}
            {fromNumber !== null && <small>{messages.from(fromNumber)}</small>}
          </Facts>
        ),
      },
      {
        key: 'saved',
        header: messages.saved,
        width: '24%',
        render: ({ savedAt, savedBy }) => (
          <Facts>
            {savedAt ? formatDate(savedAt) : '-'}
            {savedBy && <small>{savedBy.displayName}</small>}
          </Facts>
        ),
      },
      {
        key: 'size',
        header: messages.size,
        cardLabel: messages.size,
        width: '12%',
        render: ({ size }, index) => {
          const older = rows?.[index + 1];
          return older ? `${size} (${signed(size - older.size)})` : String(size);
        },
      },
      {
        key: 'approval',
        card: 'state',
        header: messages.approval,
        width: '15%',
        render: ({ approved }) =>
          approved && (
            <span title={`${formatDate(approved.at)} ${approved.by}`}>
              <Badge color="success">{messages[approved.step]}</Badge>
            </span>
          ),
      },
      {
        key: 'compare',
        card: 'actions',
        header: messages.compare,
        render: ({ number }) => (
          <>
            <Choice>
              <input
                type="radio"
                name="before"
                checked={number === before}
                disabled={after !== undefined && number >= after}
                aria-label={messages.beforeNumbered(number)}
                onChange={() => choose({ before: number })}
              />
              {messages.before}
            </Choice>
            <Choice>
              <input
                type="radio"
                name="after"
                checked={number === after}
                disabled={before !== undefined && number <= before}
                aria-label={messages.afterNumbered(number)}
                onChange={() => choose({ after: number })}
              />
              {messages.after}
            </Choice>
          </>
        ),
      },
    ],
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `choose` is new each time, with the same behaviour
    [messages, rows, before, after],
  );
};
