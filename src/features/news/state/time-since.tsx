import { styled } from '@mui/material/styles';

import { APPROVAL_SOON_HOURS } from '@/shared/contract';
import { useLocale } from '@/shared/i18n/use-locale';
import { useNow } from '@/shared/lib/use-now';
import { timeSpan } from '@/shared/text/time-span';

/** From here on, a wait is marked. */
const LONG_WAIT_HOURS = 24;
const HOUR_MS = 3_600_000;

const Time = styled('time')(({ theme }) => ({
  fontVariantNumeric: 'tabular-nums',
  '&[data-soon]': { color: theme.vars.palette.error.main, fontWeight: 600 },
  '&[data-long]': { color: theme.vars.palette.warning.ink, fontWeight: 600 },
}));

type Props = {
  at: string;
  until?: boolean;
  /** Somebody waits since then. */
  isWait?: boolean;
};

/** The time since a date or until it: red if little time is left (DSK-05), amber if somebody has waited for a day. */
export function TimeSince({ at, until = false, isWait = false }: Props) {
  const locale = useLocale();
  const since = useNow() - Date.parse(at);
  const span = until ? -since : since;
  const isSoon = until && span < APPROVAL_SOON_HOURS * HOUR_MS;
  const isLong = isWait && span >= LONG_WAIT_HOURS * HOUR_MS;
  return (
    <Time dateTime={at} data-soon={isSoon || undefined} data-long={isLong || undefined}>
      {Number.isNaN(span) ? '-' : timeSpan(span, locale)}
    </Time>
  );
}
