import { useState } from 'react';

import { onDemand } from '../on-demand/on-demand';

import { FilterButton } from './filter-button';

const list = onDemand(() => import('./filter-menu-list').then((module) => module.FilterMenuList));

export type FilterOption = {
  label: string;
  value: string;
  /** A heading over this and the next options of the same section. */
  section?: string | undefined;
  /** Below the label, in small letters. */
  note?: string | undefined;
};

type Props = {
  label: string;
  /** The label for no value. */
  all: string;
  options: readonly FilterOption[];
  /** Empty for no value. */
  value: string;
  onChange: (value: string) => void;
  /** The order of the list: it always has a value, shows it, and cannot be taken away. */
  isOrder?: boolean;
};

/** A filter by one value. The code of its menu loads on first use. */
export function FilterMenu({ label, all, options, value, onChange, isOrder = false }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const List = list.usePart(anchor !== null);
  const isAwaited = value !== '' && options.length === 0;
  const found = options.find((option) => option.value === value)?.label;
  // A value of the address that has no name is shown as it is, once the names are there.
  const chosen = value === '' ? all : (found ?? (isAwaited ? label : value));
  return (
    <FilterButton
      label={label}
      value={chosen}
      showsValue={isOrder}
      onClear={value === '' || isOrder ? undefined : () => onChange('')}
      opens="menu"
      isOpen={anchor !== null}
      onIntent={() => void list.preload()}
      onOpen={setAnchor}
    >
      {List && anchor && (
        <List
          label={label}
          anchor={anchor}
          options={[{ label: all, value: '' }, ...options]}
          value={value}
          onClose={() => setAnchor(null)}
          onChange={onChange}
        />
      )}
    </FilterButton>
  );
}
