import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router-dom';

import { textLanguage } from '@/shared/i18n/text-language';

import { isActivePath } from './is-active-path';
import type { MenuItem } from './menu-item';
import { GroupHead, GroupToggle, Item, SubItems } from './sidebar-menu-styles';

/**
 * A link with a sub-menu (NAV-03). The sub-menu opens automatically on a path under the prefix, and opens or
 * closes on click. A click on the link from another page opens it; on the group's own page it toggles, as
 * the arrow does.
 */
export function SidebarGroup({
  item,
  path,
  onIntent,
  onNavigate,
  children,
}: {
  item: MenuItem;
  path: string;
  onIntent?: (href: string) => void;
  onNavigate?: () => void;
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
      <GroupHead>
        <Item
          component={Link}
          to={item.href}
          aria-current={path === item.href ? 'page' : undefined}
          data-active={under}
          onClick={() => {
            setOpen(path !== item.href || !open);
            onNavigate?.();
          }}
          onPointerEnter={() => onIntent?.(item.href)}
          onFocus={() => onIntent?.(item.href)}
        >
          {item.icon}
          <span lang={textLanguage(item.label)}>{item.label}</span>
        </Item>
        <GroupToggle
          type="button"
          lang={textLanguage(item.label)}
          aria-label={item.label}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <ExpandMoreIcon />
        </GroupToggle>
      </GroupHead>
      <SubItems id={id} hidden={!open} aria-label={item.label}>
        {children}
      </SubItems>
    </li>
  );
}
