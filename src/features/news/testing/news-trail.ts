import type { Crumb } from '@/shared/ui/page-header/trail-context';

/** The trail of the form of a group's item, as in the route table. */
export const newsTrail: Crumb[] = [
  { path: '/journalist/group/:groupId/news', label: 'News' },
  { path: '/journalist/group/:groupId/news/create', label: 'Create' },
];
