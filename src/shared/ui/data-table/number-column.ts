import type { ReactNode } from 'react';

import type { Column } from './column';

/** The position of a row in its list, from 1. */
export const numberColumn = <Row>(header: ReactNode): Column<Row> => ({
  key: 'number',
  card: 'picture',
  header,
  width: 64,
  render: (_row, index) => index + 1,
});
