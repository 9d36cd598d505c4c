import type { Crumb } from '@/shared/ui/page-header/trail';

/** The way down to the form of a group's item, as the route table has it. */
export const newsTrail: Crumb[] = [
  { path: '/journalist/group/:groupId/news', label: 'News' },
  { path: '/journalist/group/:groupId/news/create', label: 'Create' },
];
