import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ReactNode } from 'react';

import { textLanguage } from '@/shared/i18n/text-language';

import type { FilterOption } from './filter-menu';

type Props = {
  label: string;
  anchor: HTMLElement;
  options: readonly FilterOption[];
  value: string;
  onChange: (value: string) => void;
  onClose: () => void;
  /** Items below the values. */
  children?: ReactNode;
};

export const WRAPS = { maxWidth: 320, whiteSpace: 'normal', overflowWrap: 'anywhere' } as const;

/** The values of a filter; the chosen one is marked and has the focus. */
export function FilterMenuList({ label, anchor, options, value, onChange, onClose, children }: Props) {
  return (
    // Inside the page rather than at the end of the body, so that it stays in the page's landmark.
    <Menu
      disablePortal
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': label } }}
    >
      {options.map((option) => (
        <MenuItem
          key={option.value}
          role="menuitemradio"
          aria-checked={option.value === value}
          selected={option.value === value}
          lang={textLanguage(option.label)}
          sx={WRAPS}
          onClick={() => {
            onClose();
            if (option.value !== value) onChange(option.value);
          }}
        >
          {option.label}
        </MenuItem>
      ))}
      {children}
    </Menu>
  );
}
