import Badge from '@mui/material/Badge';
import { memo } from 'react';
import { Link } from 'react-router-dom';

import { DESK_COUNT_LIMIT } from '@/shared/contract/limits';
import { textLanguage } from '@/shared/i18n/text-language';

import { isActivePath } from './is-active-path';
import type { MenuItem } from './menu-item';
import { SidebarGroup } from './sidebar-group';
import { Item, Items } from './sidebar-menu-styles';

export type { MenuItem };

/** The largest count shown; above it, a plus sign follows. */
const MOST = DESK_COUNT_LIMIT - 1;

export type SidebarMenuProps = {
  items: readonly MenuItem[];
  /** The current path, without the query. */
  path: string;
  /** Called when a link gets the pointer or the focus, to prefetch its page. */
  onIntent?: (href: string) => void;
  /** Called when a link is followed, for a sidebar that then closes. */
  onNavigate?: () => void;
};

type MenuLinkProps = Pick<SidebarMenuProps, 'onIntent' | 'onNavigate'> & {
  item: MenuItem;
  isCurrent: boolean;
};

/** One link; renders again only when it becomes the current one or stops being it. */
const MenuLink = memo(function MenuLink({ item, isCurrent, onIntent, onNavigate }: MenuLinkProps) {
  return (
    <li>
      <Item
        component={Link}
        to={item.href}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onNavigate}
        onPointerEnter={() => onIntent?.(item.href)}
        onFocus={() => onIntent?.(item.href)}
      >
        {item.icon}
        <span lang={textLanguage(item.label)}>{item.label}</span>
        {item.count && item.count.value > 0 && (
          <Badge
            color="primary"
            max={MOST}
            badgeContent={item.count.value}
            aria-label={item.count.label}
            role="img"
          />
        )}
      </Item>
    </li>
  );
});

/** The links of the sidebar with collapsible sub-menus (KIT-12). */
export const SidebarMenu = memo(function SidebarMenu({
  items,
  path,
  onIntent,
  onNavigate,
}: SidebarMenuProps) {
  const link = (item: MenuItem) => (
    <MenuLink
      key={item.href}
      isCurrent={isActivePath(path, item.href)}
      item={item}
      onIntent={onIntent}
      onNavigate={onNavigate}
    />
  );
  return (
    <Items>
      {items.map((item) =>
        item.subMenu ? (
          <SidebarGroup key={item.href} item={item} path={path} onIntent={onIntent} onNavigate={onNavigate}>
            {item.subMenu.map(link)}
          </SidebarGroup>
        ) : (
          link(item)
        ),
      )}
    </Items>
  );
});
