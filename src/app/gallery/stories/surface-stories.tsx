import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import GroupsIcon from '@mui/icons-material/GroupsOutlined';

import { AlertBox } from '@/shared/ui/alert-box/alert-box';
import { Avatar, type AvatarSize } from '@/shared/ui/avatar/avatar';
import { Badge } from '@/shared/ui/badge/badge';
import { Button } from '@/shared/ui/button/button';
import { Card } from '@/shared/ui/card/card';
import { EmptyState } from '@/shared/ui/empty-state/empty-state';
import { StatisticsCard } from '@/shared/ui/statistics-card/statistics-card';
import { StatusPage } from '@/shared/ui/status-page/status-page';
import { COLOURS } from '@/shared/ui/theme/palette';

import { Columns, Row, Stack, type StoryGroup } from '../story';

const SIZES: AvatarSize[] = ['sm', 'md', 'lg', 'xl'];
const PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Crect width='8' height='8' fill='%232f7c8e'/%3E%3Ccircle cx='4' cy='3' r='1.5' fill='%23fff'/%3E%3Cellipse cx='4' cy='8' rx='3' ry='3' fill='%23fff'/%3E%3C/svg%3E";

export const alertStories: StoryGroup = {
  title: 'Alert box',
  stories: [
    {
      name: 'success and error',
      Story: () => (
        <Stack>
          <AlertBox kind="success">บันทึกหมวดหมู่แล้ว</AlertBox>
          <AlertBox kind="error">This user cannot perform this action.</AlertBox>
        </Stack>
      ),
    },
  ],
};

export const cardStories: StoryGroup = {
  title: 'Card',
  stories: [
    {
      name: 'with and without a title',
      Story: () => (
        <Columns>
          <Card>A quiet surface.</Card>
          <Card title="Members" actions={<Button size="sm">Add member</Button>}>
            Twelve people.
          </Card>
        </Columns>
      ),
    },
    {
      name: 'statistics',
      Story: () => (
        <Columns>
          <StatisticsCard icon={<ArticleIcon />} color="primary" value={999} label="News" />
          <StatisticsCard icon={<ArticleIcon />} color="success" value={12_345} label="News (this week)" />
          <StatisticsCard icon={<GroupsIcon />} color="info" value={4_200_000} label="Total views" />
          <StatisticsCard icon={<GroupsIcon />} color="warning" value={7_100_000_000} label="Category" />
        </Columns>
      ),
    },
  ],
};

export const avatarStories: StoryGroup = {
  title: 'Avatar and badge',
  stories: [
    {
      name: 'sizes, with a picture and with initials',
      Story: () => (
        <Stack>
          <Row>
            {SIZES.map((size) => (
              <Avatar key={size} size={size} name="Somchai Jaidee" src={PICTURE} />
            ))}
          </Row>
          <Row>
            {SIZES.map((size) => (
              <Avatar key={size} size={size} name="เกศินี ใจดี" />
            ))}
          </Row>
        </Stack>
      ),
    },
    {
      name: 'badges',
      Story: () => (
        <Row>
          {COLOURS.map((color) => (
            <Badge key={color} color={color}>
              {color}
            </Badge>
          ))}
        </Row>
      ),
    },
  ],
};

export const statusStories: StoryGroup = {
  title: 'Empty and status pages',
  stories: [
    {
      name: 'empty state',
      Story: () => <EmptyState action={<Button>Add New Group</Button>}>ยังไม่มีกลุ่ม</EmptyState>,
    },
    {
      name: 'status page',
      Story: () => (
        <StatusPage
          title="403 | Unauthorized"
          description="Ask an administrator for access."
          action={<Button>Back to Previous</Button>}
        />
      ),
    },
  ],
};
