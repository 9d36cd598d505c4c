import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import PublicOutlined from '@mui/icons-material/PublicOutlined';
import QuizOutlined from '@mui/icons-material/QuizOutlined';
import VpnKeyOutlined from '@mui/icons-material/VpnKeyOutlined';
import WebhookOutlined from '@mui/icons-material/WebhookOutlined';
import { useMemo } from 'react';

import { useHasPermission } from '@/features/auth';
import { useWaitingCount } from '@/features/desk';
import { useExtensions } from '@/shared/config/extensions';
import { paths } from '@/shared/config/paths';
import { type ExtensionName, Permission } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import type { MenuItem } from '@/shared/ui/sidebar-menu/sidebar-menu';

import { layoutMessages } from '../layout/messages';

import { pageNames, type PageName } from './page-names';

/** The sidebar (NAV-01). An item without permission stays visible and leads to the 403 page (NAV-08). */
const menuOf = (names: Record<PageName, string>): MenuItem[] => [
  { label: names.Dashboard, href: paths.dashboard, icon: <DashboardOutlined /> },
  { label: names.Users, href: paths.users, icon: <PeopleOutlined /> },
  { label: names.Journalists, href: paths.groups, icon: <GroupsOutlined /> },
  {
    label: names.News,
    href: paths.news,
    prefix: paths.news,
    icon: <ArticleOutlined />,
    subMenu: [
      { label: names.Categories, href: paths.categories, icon: <CategoryOutlined /> },
      { label: names.Countries, href: paths.countries, icon: <PublicOutlined /> },
    ],
  },
  {
    label: names.Quiz,
    href: paths.quizzes,
    prefix: paths.quizzes,
    icon: <QuizOutlined />,
    subMenu: [
      { label: names.Categories, href: paths.quizCategories, icon: <CategoryOutlined /> },
      { label: names.Quiz, href: paths.quizList, icon: <QuizOutlined /> },
    ],
  },
];

/** For administrators, each if the backend has it. */
const administrationOf = (
  names: Record<PageName, string>,
): { extension: ExtensionName; item: MenuItem }[] => [
  { extension: 'audit', item: { label: names['Audit log'], href: paths.audit, icon: <HistoryOutlined /> } },
  { extension: 'webhooks', item: { label: names.Webhooks, href: paths.webhooks, icon: <WebhookOutlined /> } },
  { extension: 'tokens', item: { label: names.Tokens, href: paths.tokens, icon: <VpnKeyOutlined /> } },
];

/** The sidebar items for this person and this backend. */
export const useMenu = (): MenuItem[] => {
  const extensions = useExtensions();
  const isAdministrator = useHasPermission(Permission.ADMINISTRATOR);
  const names = useMessages(pageNames);
  const { waitingFor } = useMessages(layoutMessages);
  const value = useWaitingCount();
  return useMemo(() => {
    const announced = administrationOf(names).filter(({ extension }) => extensions.includes(extension));
    const items = [...menuOf(names), ...(isAdministrator ? announced.map(({ item }) => item) : [])];
    return items.map((item) =>
      item.href === paths.dashboard && value > 0
        ? { ...item, count: { value, label: waitingFor(value) } }
        : item,
    );
  }, [extensions, isAdministrator, names, value, waitingFor]);
};
