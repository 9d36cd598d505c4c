import type { ReactNode } from 'react';

import type { Column } from './column';

/** The place of a row in its list, counted from 1; a card of a phone does without it. */
export const numberColumn = <Row>(header: ReactNode): Column<Row> => ({
  key: 'number',
  card: 'hidden',
  header,
  width: 64,
  render: (_row, index) => index + 1,
});
