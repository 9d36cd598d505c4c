import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';

import { useMessages } from '@/shared/i18n/messages';
import { BarChart, type BarChartProps } from '@/shared/ui/bar-chart/bar-chart';
import { Button } from '@/shared/ui/button/button';
import { Card } from '@/shared/ui/card/card';
import { type Column, DataTable } from '@/shared/ui/data-table/data-table';
import { EmptyState } from '@/shared/ui/empty-state/empty-state';

import { figuresMessages } from '../messages';

const Body = styled('div')(({ theme }) => ({
  position: 'relative',
  padding: theme.spacing(1, 2, 2),
}));

const Lines = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  padding: theme.spacing(1.5, 2, 0.5),
  '& > p': { margin: 0 },
}));

// Two such cards share a row, so the table may be narrower than usual.
const Fit = styled('div')({ '& table': { minWidth: 0 } });

// For screen readers; as wide as the visible content, so that nothing scrolls sideways.
const Unseen = styled(Fit)({
  position: 'absolute',
  insetInline: 0,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

type Props<Row> = {
  title: string;
  chart: BarChartProps;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  /** The summary of the numbers. */
  lines: ReactNode;
  /** Shown instead if there are no numbers. */
  emptyText: string | false;
};

/**
 * A chart, or a table with the same numbers. While the chart is visible, the table is available to screen
 * readers.
 */
export function FigureCard<Row>({ title, chart, columns, rows, getRowId, lines, emptyText }: Props<Row>) {
  const messages = useMessages(figuresMessages);
  const [isTable, setTable] = useState(false);
  const table = <DataTable label={title} columns={columns} rows={rows} getRowId={getRowId} />;
  if (emptyText !== false) {
    return (
      <Card flush title={title}>
        <EmptyState>{emptyText}</EmptyState>
        <Lines>{lines}</Lines>
      </Card>
    );
  }
  return (
    <Card
      flush
      title={title}
      actions={
        <Button size="sm" variant="flat" onClick={() => setTable(!isTable)}>
          {isTable ? messages.asChart : messages.asTable}
        </Button>
      }
    >
      <Lines>{lines}</Lines>
      {isTable ? (
        <Fit>{table}</Fit>
      ) : (
        <Body>
          <BarChart {...chart} />
          <Unseen>{table}</Unseen>
        </Body>
      )}
    </Card>
  );
}
