import { useMemo } from 'react';
import { Link } from 'react-router-dom';

import { paths } from '@/shared/config/paths';
import { type Id, type ReadFigures, TITLE_COLUMN_CHARACTERS } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { truncateGraphemes } from '@/shared/text/truncate';
import type { Column } from '@/shared/ui/data-table/data-table';

import { figuresMessages } from '../messages';

import { FigureCard } from './figure-card';

type Props = { groupId: Id; mostRead: readonly ReadFigures[] };

/** The news of a group whose public pages were opened most in seven days. */
export function MostReadFigure({ groupId, mostRead }: Props) {
  const messages = useMessages(figuresMessages);
  const columns = useMemo(
    (): Column<ReadFigures>[] => [
      {
        key: 'title',
        card: 'title',
        header: messages.title,
        render: ({ id, title }) => (
          <Link to={paths.newsReview.href(groupId, id)} title={title}>
            {truncateGraphemes(title, TITLE_COLUMN_CHARACTERS)}
          </Link>
        ),
      },
      {
        key: 'views',
        header: messages.views,
        cardLabel: messages.views,
        align: 'right',
        width: 100,
        render: ({ views }) => views,
      },
    ],
    [messages, groupId],
  );
  return (
    <FigureCard
      title={messages.mostRead}
      chart={{
        label: messages.views,
        layout: 'horizontal',
        bars: mostRead.map(({ title, views }) => ({
          label: truncateGraphemes(title, TITLE_COLUMN_CHARACTERS),
          value: views,
        })),
        format: String,
      }}
      columns={columns}
      rows={mostRead}
      getRowId={({ id }) => String(id)}
      lines={<p>{messages.mostReadOf}</p>}
      emptyText={mostRead.length === 0 && messages.nothingRead}
    />
  );
}
