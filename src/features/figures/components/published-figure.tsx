import { useMemo } from 'react';

import type { GroupFigures } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { useLocale } from '@/shared/i18n/use-locale';
import { dayAndMonth } from '@/shared/text/format-date';
import type { Column } from '@/shared/ui/data-table/data-table';

import { figuresMessages } from '../messages';

import { FigureCard } from './figure-card';

type Day = GroupFigures['days'][number];

/** The number of news first published on each day. */
export function PublishedFigure({ figures: { days } }: { figures: GroupFigures }) {
  const messages = useMessages(figuresMessages);
  const locale = useLocale();
  const columns = useMemo(
    (): Column<Day>[] => [
      {
        key: 'day',
        card: 'title',
        header: messages.day,
        render: ({ day }) => <time dateTime={day}>{dayAndMonth(day, locale)}</time>,
      },
      {
        key: 'items',
        header: messages.items,
        cardLabel: messages.items,
        align: 'right',
        render: ({ published }) => published,
      },
    ],
    [messages, locale],
  );
  const total = days.reduce((sum, { published }) => sum + published, 0);
  return (
    <FigureCard
      title={messages.published}
      chart={{
        label: messages.items,
        layout: 'vertical',
        bars: days.map(({ day, published }) => ({ label: dayAndMonth(day, locale), value: published })),
        format: String,
      }}
      columns={columns}
      // Newest first in the table.
      rows={[...days].reverse()}
      getRowId={({ day }) => day}
      lines={total > 0 && <p>{messages.publishedInAll(total)}</p>}
      emptyText={total === 0 && messages.nothingPublished}
    />
  );
}
