import type { ReactNode } from 'react';

export type Column<Row> = {
  key: string;
  header: ReactNode;
  /** What stands in the cell; `index` counts from 0 on this page. */
  render: (row: Row, index: number) => ReactNode;
  align?: 'left' | 'center' | 'right';
  /** Pixels, or any CSS width. */
  width?: number | string;
};
