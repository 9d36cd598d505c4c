import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

import { textLanguage } from '@/shared/i18n/text-language';

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

const WRAPS = { maxWidth: 320, whiteSpace: 'normal', overflowWrap: 'anywhere' } as const;
const NOTE = { ...WRAPS, display: 'block', '& small': { display: 'block' } } as const;

/** The views, of which the open one is marked, and what can be done with it. */
export function ViewsList({ label, anchor, views, query, actions, onOpen, onClose }: Props) {
  return (
    // Inside the page rather than at the end of the body, so that it stays in the page's landmark.
    <Menu
      disablePortal
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': label } }}
    >
      {views.map((view) => (
        <MenuItem
          key={view.query}
          role="menuitemradio"
          aria-checked={view.query === query}
          selected={view.query === query}
          lang={textLanguage(view.name)}
          sx={WRAPS}
          onClick={() => {
            onClose();
            onOpen(view.query);
          }}
        >
          {view.name}
        </MenuItem>
      ))}
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
    </Menu>
  );
}
