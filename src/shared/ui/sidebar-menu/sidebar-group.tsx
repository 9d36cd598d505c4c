import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { type ReactNode, useId, useState } from 'react';

import { isActivePath } from './is-active-path';
import type { MenuItem } from './menu-item';
import { Item, SubItems } from './sidebar-menu-styles';

/** A sub-menu that opens by itself when the path comes under its prefix, and opens or closes on click (NAV-03). */
export function SidebarGroup({
  item,
  path,
  children,
}: {
  item: MenuItem;
  path: string;
  children: ReactNode;
}) {
  const id = useId();
  const under = item.prefix !== undefined && isActivePath(path, item.prefix);
  const [wasUnder, setWasUnder] = useState(under);
  const [open, setOpen] = useState(under);
  if (under !== wasUnder) {
    setWasUnder(under);
    if (under) setOpen(true);
  }
  return (
    <li>
      <Item
        as="button"
        type="button"
        aria-expanded={open}
        aria-controls={id}
        data-active={under}
        onClick={() => setOpen(!open)}
      >
        {item.icon}
        <span>{item.label}</span>
        <ExpandMoreIcon data-arrow />
      </Item>
      <SubItems id={id} hidden={!open} aria-label={item.label}>
        {children}
      </SubItems>
    </li>
  );
}
