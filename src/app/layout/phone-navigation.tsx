import AddCircleOutlined from '@mui/icons-material/AddCircleOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import Badge from '@mui/material/Badge';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction, {
  type BottomNavigationActionProps,
} from '@mui/material/BottomNavigationAction';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Link, type LinkProps, useLocation } from 'react-router-dom';

import { useAddNews } from '@/features/journalists';
import { useHasAccountPage } from '@/features/own-account';
import { paths } from '@/shared/config/paths';
import { useMessages } from '@/shared/i18n/messages';
import { textLanguage } from '@/shared/i18n/text-language';
import { isActivePath } from '@/shared/ui/sidebar-menu/is-active-path';
import type { MenuItem } from '@/shared/ui/sidebar-menu/sidebar-menu';
import { whereCards } from '@/shared/ui/theme/cards';

import { useMenu } from '../routes/menu';

import { layoutMessages } from './messages';

// The same as in the static shell of index.html. The end is above the home indicator of a phone without buttons.
const HEIGHT = 'calc(56px + env(safe-area-inset-bottom))';

/** Room at the end of the page, so that its last row can be scrolled above the navigation. */
const Room = styled('div')({ height: HEIGHT, 'body:has([data-action-bar]) &': { display: 'none' } });

const Root = styled(BottomNavigation)<{ component: 'nav' }>(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.appBar,
  insetInline: 0,
  bottom: 0,
  boxSizing: 'border-box',
  height: HEIGHT,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  // A bar of the page takes its place: that of a form, or of the chosen rows. Both do not fit on a phone.
  'body:has([data-action-bar], [data-selection-bar]) &': { display: 'none' },
}));

const Action = styled(BottomNavigationAction)<BottomNavigationActionProps & Partial<Pick<LinkProps, 'to'>>>(
  ({ theme }) => ({
    gap: 2,
    padding: theme.spacing(0, 0.5),
    color: theme.vars.palette.text.secondary,
    '& .MuiBottomNavigationAction-label, & .MuiBottomNavigationAction-label.Mui-selected': {
      fontSize: '0.75rem',
      lineHeight: '1.125rem',
      fontWeight: 500,
      whiteSpace: 'nowrap',
    },
    '&.Mui-selected': { color: theme.vars.palette.primary.ink },
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-disabled="true"]': { color: theme.vars.palette.text.disabled },
  }),
);

const word = (label: string) => <span lang={textLanguage(label)}>{label}</span>;

/** BottomNavigation passes what it tells its items. */
function AddNewsAction(props: BottomNavigationActionProps) {
  const { label, isInGroup, button, menu } = useAddNews(true);
  const look = { ...props, label: word(label), icon: <AddCircleOutlined /> };
  // The list of news says why there is no group, and whom to ask.
  if (isInGroup === false) return <Action {...look} aria-disabled component={Link} to={paths.news} />;
  return (
    <>
      <Action {...look} {...button} />
      {menu}
    </>
  );
}

function Bar() {
  const { pathname } = useLocation();
  const menu = useMenu();
  const hasAccountPage = useHasAccountPage();
  const { account, phoneMenu } = useMessages(layoutMessages);
  const pages: MenuItem[] = [
    ...menu.filter(({ href }) => href === paths.dashboard || href === paths.news),
    ...(hasAccountPage ? [{ label: account, href: paths.account, icon: <PersonOutlined /> }] : []),
  ];
  const current = pages.find(({ href }) => isActivePath(pathname, href))?.href;
  const actions = pages.map(({ label, href, icon, count }) => (
    <Action
      key={href}
      component={Link}
      to={href}
      value={href}
      aria-current={href === current ? 'page' : undefined}
      label={word(label)}
      icon={
        count ? (
          <Badge color="primary" badgeContent={count.value} role="img" aria-label={count.label}>
            {icon}
          </Badge>
        ) : (
          icon
        )
      }
    />
  ));
  return (
    <>
      <GlobalStyles styles={{ html: { '--action-bar-height': HEIGHT } }} />
      <Room />
      <Root data-phone component="nav" aria-label={phoneMenu} showLabels value={current ?? false}>
        {actions.slice(0, 2)}
        <AddNewsAction key="add" />
        {actions.slice(2)}
      </Root>
    </>
  );
}

/** The pages that people open most, and Add news, within reach of the thumb. The rest is in the sidebar. */
export function PhoneNavigation() {
  return useMediaQuery(whereCards, { noSsr: true }) ? <Bar /> : null;
}
