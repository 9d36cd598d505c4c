import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ReactNode, useId } from 'react';

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

/** An item of a menu, with a note below it. */
export const WRAPS = {
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  maxWidth: 320,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
} as const;

const HEADING = { ...WRAPS, lineHeight: 'inherit', pt: 1.5, pb: 0.5 } as const;

/** The values of a filter; the chosen one is marked and has the focus. */
export function FilterMenuList({ label, anchor, options, value, onChange, onClose, children }: Props) {
  const id = useId();
  const headingOf = (section: string) => `${id}${options.findIndex((option) => option.section === section)}`;
  return (
    // Inside the page rather than at the end of the body, so that it stays in the page's landmark.
    <Menu
      disablePortal
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': label } }}
    >
      {options.flatMap((option, index) => {
        const { label: name, value: own, section, note } = option;
        const isChosen = own === value;
        const isFirst = section !== undefined && section !== options[index - 1]?.section;
        return [
          isFirst && (
            <ListSubheader
              key={`${own} of`}
              id={headingOf(section)}
              role="presentation"
              disableSticky
              sx={HEADING}
            >
              {section}
            </ListSubheader>
          ),
          <MenuItem
            key={own}
            role="menuitemradio"
            aria-checked={isChosen}
            // The heading is no item of the menu, so that nobody would hear of it.
            aria-describedby={section === undefined ? undefined : headingOf(section)}
            selected={isChosen}
            lang={textLanguage(name)}
            sx={WRAPS}
            onClick={() => {
              onClose();
              if (!isChosen) onChange(own);
            }}
          >
            {name}
            {note && <small>{note}</small>}
          </MenuItem>,
        ];
      })}
      {children}
    </Menu>
  );
}
