import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';

import { FilterMenuList, WRAPS } from '@/shared/ui/filters/filter-menu-list';

export type ViewAction = { label: string; note?: string; onSelect?: () => void };

type Props = {
  label: string;
  anchor: HTMLElement;
  /** The query of each view, with its name. */
  views: readonly { name: string; query: string }[];
  query: string;
  actions: readonly ViewAction[];
  onOpen: (query: string) => void;
  onClose: () => void;
};

const NOTE = { ...WRAPS, display: 'block', '& small': { display: 'block' } } as const;

/** The views, of which the open one is marked, and what can be done with it. */
export function ViewsList({ label, anchor, views, query, actions, onOpen, onClose }: Props) {
  return (
    <FilterMenuList
      label={label}
      anchor={anchor}
      options={views.map((view) => ({ label: view.name, value: view.query }))}
      value={query}
      onChange={onOpen}
      onClose={onClose}
    >
      <Divider />
      {actions.map(({ label: name, note, onSelect }) => (
        <MenuItem
          key={name}
          sx={NOTE}
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
