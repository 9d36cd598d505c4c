import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';

import type { CustomRowAction } from './row-actions';

const Item = styled(MenuItem)(({ theme }) => ({
  ...theme.typography.body2,
  gap: theme.spacing(1),
  maxWidth: 300,
  whiteSpace: 'normal',
  '&[data-danger="true"]': { color: theme.vars.palette.danger.ink },
  '&[aria-disabled="true"]': { color: theme.vars.palette.text.secondary, cursor: 'default' },
  '& small': { ...theme.typography.caption, display: 'block', color: theme.vars.palette.text.secondary },
}));

export type ActionMenuProps = {
  /** The button that opened the menu; null while it is closed. */
  anchor: HTMLElement | null;
  upward: boolean;
  /**
   * The side of the button to which the menu aligns. The default `right` suits a button at the end of a row.
   */
  align?: 'left' | 'right';
  items: CustomRowAction[];
  onClose: () => void;
};

/** The menu of a row. Disabled items stay focusable, so that their reason can be read. */
export function ActionMenuList({ anchor, upward, align = 'right', items, onClose }: ActionMenuProps) {
  const id = useId();
  // Keep position and items while the menu fades out.
  const [shown, setShown] = useState({ anchor, upward, items });
  if (anchor && (anchor !== shown.anchor || upward !== shown.upward)) setShown({ anchor, upward, items });
  const current = anchor ? { anchor, upward, items } : shown;
  const side = current.upward ? 'top' : 'bottom';
  return (
    // Inside the page rather than at the end of the body, so that it stays in the page's landmark.
    <Menu
      disablePortal
      open={anchor !== null}
      anchorEl={current.anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: side, horizontal: align }}
      transformOrigin={{ vertical: current.upward ? 'bottom' : 'top', horizontal: align }}
      slotProps={{ list: { 'data-side': side } as object }} // the slot type has no data attributes
    >
      {current.items.map(({ key, label, icon, danger, disabledReason, onRefused, onSelect }) => (
        <Item
          key={key}
          data-danger={danger && !disabledReason}
          aria-labelledby={`${id}-${key}`}
          aria-disabled={disabledReason ? true : undefined}
          aria-describedby={disabledReason ? `${id}-${key}-reason` : undefined}
          onClick={() => {
            if (disabledReason) return onRefused?.();
            onClose();
            onSelect();
          }}
        >
          {icon}
          <span>
            <span id={`${id}-${key}`}>{label}</span>
            {disabledReason && <small id={`${id}-${key}-reason`}>{disabledReason}</small>}
          </span>
        </Item>
      ))}
    </Menu>
  );
}
