import { styled } from '@mui/material/styles';
import { type ReactNode, useId, useState } from 'react';

import { useMessages } from '@/shared/i18n/messages';

import { Button } from '../button/button';
import { kitMessages } from '../messages';
import { Select } from '../select/select';
import { TextInput } from '../text-input/text-input';

const Opener = styled('div')(({ theme }) => ({
  marginBottom: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { display: 'none' },
}));

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  [theme.breakpoints.down('sm')]: { '&[data-closed]': { display: 'none' } },
  alignItems: 'end',
  gap: theme.spacing(1.5),
  // The longest of the usual choices fits.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(184px, 100%), 1fr))',
  '& > button': { justifySelf: 'start' },
  marginBottom: theme.spacing(2),
}));

type FieldsProps = {
  /** How many filters are set. */
  active: number;
  children: ReactNode;
};

/** The filters above a list. On a phone they are behind a button, so that the list is visible first. */
export function FilterFields({ active, children }: FieldsProps) {
  const { filters } = useMessages(kitMessages);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Opener>
        <Button
          variant="outlined"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {filters(active)}
        </Button>
      </Opener>
      <Fields id={id} role="group" aria-label={filters(0)} data-closed={isOpen ? undefined : ''}>
        {children}
      </Fields>
    </>
  );
}

const ALL = 'all';

type Props = {
  label: string;
  /** The label for no filter. */
  all: string;
  options: readonly { label: string; value: string }[];
  /** Empty for no filter. */
  value: string;
  onChange: (value: string) => void;
};

/** A filter by one value. */
export function FilterSelect({ label, all, options, value, onChange }: Props) {
  return (
    <Select
      label={label}
      options={[{ label: all, value: ALL }, ...options]}
      value={value || ALL}
      onChange={(chosen) => onChange(chosen === ALL ? '' : chosen)}
    />
  );
}

type DaysProps = {
  labels: { fromDay: string; toDay: string };
  /** Days as `2026-11-23`, both inclusive; empty if the range is open. */
  from: string;
  to: string;
  onChange: (days: { from?: string; to?: string }) => void;
};

/** A filter by a range of days. */
export function FilterDays({ labels, from, to, onChange }: DaysProps) {
  return (
    <>
      <TextInput
        type="date"
        label={labels.fromDay}
        value={from}
        onChange={(event) => onChange({ from: event.target.value })}
      />
      <TextInput
        type="date"
        label={labels.toDay}
        value={to}
        onChange={(event) => onChange({ to: event.target.value })}
      />
    </>
  );
}
