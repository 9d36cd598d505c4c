import { useMemo } from 'react';

import type { GroupFigures, WriterFigures } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { useLocale } from '@/shared/i18n/use-locale';
import { timeSpan } from '@/shared/text/time-span';
import type { Column } from '@/shared/ui/data-table/data-table';

import { figuresMessages } from '../messages';

import { FigureCard } from './figure-card';

const HOUR_MS = 3_600_000;
/** The chart shows only the writers with the most decisions. */
const BARS = 10;

/** How long news waited for a decision, by writer, so that approvers see whose news wait longest. */
export function WaitFigure({ figures }: { figures: GroupFigures }) {
  const { writers, decided, medianHours, leftOut } = figures;
  const messages = useMessages(figuresMessages);
  const locale = useLocale();
  const columns = useMemo(
    (): Column<WriterFigures>[] => [
      { key: 'writer', card: 'title', header: messages.writer, render: ({ name }) => name },
      {
        key: 'median',
        header: messages.median,
        cardLabel: messages.median,
        align: 'right',
        width: 130,
        render: (writer) => timeSpan(writer.medianHours * HOUR_MS, locale),
      },
      {
        key: 'decided',
        header: messages.decided,
        cardLabel: messages.decided,
        align: 'right',
        width: 100,
        render: (writer) => writer.decided,
      },
      {
        key: 'items',
        header: messages.items,
        cardLabel: messages.items,
        align: 'right',
        width: 100,
        render: ({ published }) => published,
      },
    ],
    [messages, locale],
  );
  const drawn = writers.slice(0, BARS);
  return (
    <FigureCard
      title={messages.waits}
      chart={{
        label: messages.median,
        layout: 'horizontal',
        bars: drawn.map((writer) => ({ label: writer.name, value: writer.medianHours })),
        format: (hours) => timeSpan(hours * HOUR_MS, locale),
      }}
      columns={columns}
      rows={writers}
      getRowId={({ id }) => String(id)}
      lines={
        <>
          {medianHours !== null && (
            <p>{messages.medianOfAll(timeSpan(medianHours * HOUR_MS, locale), decided)}</p>
          )}
          {leftOut > 0 && <p>{messages.leftOut(leftOut)}</p>}
          {writers.length > BARS && <p>{messages.firstShown(BARS, writers.length)}</p>}
        </>
      }
      emptyText={writers.length === 0 && messages.nothingDecided}
    />
  );
}
