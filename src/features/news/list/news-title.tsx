import { Link } from 'react-router-dom';

import { TITLE_COLUMN_CHARACTERS } from '@/shared/contract';
import { truncateGraphemes } from '@/shared/text/truncate';

type Props = { title: string; to: string };

/**
 * A title, cut off to fit a row (NWS-01), that links to the item; the tooltip and the accessible name have
 * the full title.
 */
export function NewsTitle({ title, to }: Props) {
  return (
    <Link to={to} title={title} aria-label={title}>
      {truncateGraphemes(title, TITLE_COLUMN_CHARACTERS)}
    </Link>
  );
}
