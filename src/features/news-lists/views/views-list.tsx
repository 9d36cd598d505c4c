import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';

import type { FilterOption } from '@/shared/ui/filters/filter-menu';
import { FilterMenuList, WRAPS } from '@/shared/ui/filters/filter-menu-list';

export type ViewAction = { label: string; note?: string; onSelect?: () => void };

type Props = {
  label: string;
  anchor: HTMLElement;
  /** The name of each view, by its id. */
  options: readonly FilterOption[];
  /** The id of the open one. */
  value: string;
  actions: readonly ViewAction[];
  onOpen: (id: string) => void;
  onClose: () => void;
};

/** The views, of which the open one is marked, and what can be done with it. */
export function ViewsList({ actions, onOpen, onClose, ...menu }: Props) {
  return (
    <FilterMenuList {...menu} onChange={onOpen} onClose={onClose}>
      {actions.length > 0 && <Divider />}
      {actions.map(({ label: name, note, onSelect }) => (
        <MenuItem
          key={name}
          sx={WRAPS}
          aria-disabled={onSelect ? undefined : true}
          onClick={() => {
            if (!onSelect) return;
            onClose();
            onSelect();
          }}
        >
          {name}
          {note && <small>{note}</small>}
        </MenuItem>
      ))}
    </FilterMenuList>
  );
}
