export { approvalPath } from './approval/approval-path';
export { NewsTitle } from './list/news-title';
export { RecentNews } from './list/recent-news';
export { StatusBadge } from './list/status-badge';
export { TimeSince } from './list/time-since';
