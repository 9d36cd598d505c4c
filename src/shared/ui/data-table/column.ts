import type { ReactNode } from 'react';

/**
 * The place of a cell on a phone, where each row is a card. `picture` is at the start, `title` is bold and
 * its link opens the whole card, `state` and `meta` follow below, each in a line of its own. `line-first` and up to two
 * `line` share one, cut at its end. `foot-first` and `foot` share one below the picture, and a `foot-line` has one there. `actions` are at the
 * end. So is `open`, whose link opens the card wherever it is tapped. `hidden` leaves the cell out, because the card shows the same already.
 * `quick` lies over the end of a card while it is pointed at or has the focus: buttons for what its menu offers too.
 */
type CardPart =
  | 'picture'
  | 'title'
  | 'state'
  | 'meta'
  | 'line-first'
  | 'line'
  | 'foot-first'
  | 'foot'
  | 'foot-line'
  | 'actions'
  | 'quick'
  | 'open'
  | 'hidden';

export type Column<Row> = {
  key: string;
  header: ReactNode;
  /** Renders the cell; `index` counts from 0 on this page. */
  render: (row: Row, index: number) => ReactNode;
  /** The place on the card on a phone; defaults to `meta`. */
  card?: CardPart;
  /** A label before the value on a card, if the value is unclear without it. */
  cardLabel?: string;
  align?: 'left' | 'center' | 'right';
  /**
   * Pixels or any CSS width. Columns without a width share the rest. The width does not depend on the
   * content of the rows.
   */
  width?: number | string;
};
