import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import PublicIcon from '@mui/icons-material/PublicOutlined';

import { SIDEBAR_WIDTH_PX } from '@/shared/contract';
import { Button } from '@/shared/ui/button/button';
import { Card } from '@/shared/ui/card/card';
import { PageHeader } from '@/shared/ui/page-header/page-header';
import { TrailContext } from '@/shared/ui/page-header/trail-context';
import { type MenuItem, SidebarMenu } from '@/shared/ui/sidebar-menu/sidebar-menu';
import { ProfileMenu } from '@/shared/ui/top-bar/profile-menu';
import { TopBar } from '@/shared/ui/top-bar/top-bar';

import type { StoryGroup } from '../story';

const MENU: MenuItem[] = [
  { label: 'Dashboard', href: '/dashboard', icon: <DashboardIcon /> },
  {
    label: 'News',
    href: '/news',
    prefix: '/news',
    icon: <ArticleIcon />,
    subMenu: [
      { label: 'Categories', href: '/news/category', icon: <ArticleIcon /> },
      { label: 'Countries', href: '/news/country', icon: <PublicIcon /> },
    ],
  },
  {
    label: 'Quiz',
    href: '/quiz',
    prefix: '/quiz',
    icon: <ArticleIcon />,
    subMenu: [{ label: 'Quiz', href: '/quiz/list', icon: <ArticleIcon /> }],
  },
];

export const navigationStories: StoryGroup = {
  title: 'Top bar and sidebar',
  stories: [
    {
      name: 'top bar',
      Story: () => (
        <TopBar
          menu={{ label: 'Open the menu', onOpen: () => {} }}
          end={
            <ProfileMenu name="สมชาย ใจดี" bio="บรรณาธิการข่าวการเมือง" label="Profile menu">
              {() => (
                <Button variant="flat" color="secondary">
                  Log out
                </Button>
              )}
            </ProfileMenu>
          }
        />
      ),
    },
    {
      name: 'sidebar menu',
      Story: () => (
        <Card style={{ width: SIDEBAR_WIDTH_PX }}>
          <SidebarMenu items={MENU} path="/news/category" />
        </Card>
      ),
    },
    {
      name: 'page header',
      Story: () => (
        <TrailContext
          value={[
            { path: '', label: 'Gallery' },
            { path: '/__gallery', label: 'Journalists' },
          ]}
        >
          <PageHeader
            title="Journalists"
            subtitle="Teams that write the news"
            actions={<Button>Add New Group</Button>}
          />
        </TrailContext>
      ),
    },
  ],
};
