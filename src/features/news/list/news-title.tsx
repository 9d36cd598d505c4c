import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';

import { TITLE_COLUMN_CHARACTERS } from '@/shared/contract';
import { truncateGraphemes } from '@/shared/text/truncate';

type Props = { title: string; to: string };

/** A title as a row has room for it (NWS-01), leading to the item; the tooltip and a screen reader have it whole. */
export function NewsTitle({ title, to }: Props) {
  return (
    <Link component={RouterLink} to={to} title={title} aria-label={title}>
      {truncateGraphemes(title, TITLE_COLUMN_CHARACTERS)}
    </Link>
  );
}
