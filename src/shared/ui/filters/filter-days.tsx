import { useState } from 'react';

import { shortDay } from '../date-time-picker/short-day';
import { onDemand } from '../on-demand/on-demand';

import { FilterButton } from './filter-button';

const panel = onDemand(() => import('./filter-days-panel').then((module) => module.FilterDaysPanel));

type Days = { from: string; to: string };

export type FilterDaysProps = Days & {
  labels: { days: string; fromDay: string; toDay: string; all: string };
  onChange: (days: Partial<Days>) => void;
};

const rangeInWords = (from: string, to: string, { fromDay, toDay }: FilterDaysProps['labels']): string => {
  if (from === '') return `${toDay} ${shortDay(to)}`;
  return to === '' ? `${fromDay} ${shortDay(from)}` : `${shortDay(from)} – ${shortDay(to)}`;
};

/** A filter by a range of days, as `2026-11-23`, both inclusive; empty if the range is open. Its fields load on first use. */
export function FilterDays({ labels, from, to, onChange }: FilterDaysProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const Panel = panel.usePart(anchor !== null);
  const isSet = from !== '' || to !== '';
  return (
    <FilterButton
      label={labels.days}
      value={isSet ? rangeInWords(from, to, labels) : labels.all}
      onClear={isSet ? () => onChange({ from: '', to: '' }) : undefined}
      opens="dialog"
      isOpen={anchor !== null}
      onIntent={() => void panel.preload()}
      onOpen={setAnchor}
    >
      {Panel && anchor && (
        <Panel
          labels={labels}
          anchor={anchor}
          from={from}
          to={to}
          onChange={onChange}
          onClose={() => setAnchor(null)}
        />
      )}
    </FilterButton>
  );
}
