import type { ReactNode } from 'react';

/**
 * What a cell is on a phone, where each row is a card: `picture` stands at the beginning, `title` is bold (its link opens
 * the whole card), `state` and `meta` follow below it, `actions` stand at the end. The link of `open` opens the whole card
 * and is not seen; its buttons are actions. `hidden` is left out, as a rule because the card says or does it already.
 */
type CardPart = 'picture' | 'title' | 'state' | 'meta' | 'actions' | 'open' | 'hidden';

export type Column<Row> = {
  key: string;
  header: ReactNode;
  /** What stands in the cell; `index` counts from 0 on this page. */
  render: (row: Row, index: number) => ReactNode;
  /** Its part of the card on a phone; `meta` where it is left out. */
  card?: CardPart;
  /** What stands before it on a card, where it would say nothing by itself. */
  cardLabel?: string;
  align?: 'left' | 'center' | 'right';
  /** Pixels, or any CSS width; columns without one share the rest. Whatever the rows hold, a column keeps its place. */
  width?: number | string;
};
