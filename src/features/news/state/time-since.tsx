import { styled } from '@mui/material/styles';

import { APPROVAL_SOON_HOURS } from '@/shared/contract';
import { useLocale } from '@/shared/i18n/use-locale';
import { useNow } from '@/shared/lib/use-now';
import { timeSpan } from '@/shared/text/time-span';

const Time = styled('time')(({ theme }) => ({
  fontVariantNumeric: 'tabular-nums',
  '&[data-soon]': { color: theme.vars.palette.error.main, fontWeight: 600 },
}));

type Props = { at: string; until?: boolean };

/** The time since a date or until it; highlighted if little time is left (DSK-05). */
export function TimeSince({ at, until = false }: Props) {
  const locale = useLocale();
  const since = useNow() - Date.parse(at);
  const span = until ? -since : since;
  const isSoon = until && span < APPROVAL_SOON_HOURS * 3_600_000;
  return (
    <Time dateTime={at} data-soon={isSoon || undefined}>
      {Number.isNaN(span) ? '-' : timeSpan(span, locale)}
    </Time>
  );
}
