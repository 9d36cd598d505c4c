import { Link, useLocation } from 'react-router-dom';

import { TITLE_COLUMN_CHARACTERS } from '@/shared/contract';
import { truncateGraphemes } from '@/shared/text/truncate';

import type { OpenedFrom } from '../review/opened-list';

type Props = {
  title: string;
  to: string;
  /** The address of the list that the page of the item follows; by default the list on screen. */
  list?: string;
};

/**
 * A title, cut off to fit a row (NWS-01), that links to the item; the tooltip and the accessible name have
 * the full title.
 */
export function NewsTitle({ title, to, list }: Props) {
  const { pathname, search } = useLocation();
  return (
    <Link
      to={to}
      state={{ list: list ?? pathname + search } satisfies OpenedFrom}
      title={title}
      aria-label={title}
    >
      {truncateGraphemes(title, TITLE_COLUMN_CHARACTERS)}
    </Link>
  );
}
