import { TITLE_COLUMN_CHARACTERS } from '@/shared/contract';
import { truncateGraphemes } from '@/shared/text/truncate';

/** A title as a row has room for it (NWS-01); the pointer shows it whole. */
export function NewsTitle({ children }: { children: string }) {
  return <span title={children}>{truncateGraphemes(children, TITLE_COLUMN_CHARACTERS)}</span>;
}
