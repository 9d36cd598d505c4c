export { approvalPath } from './approval/approval-path';
export { ShowAgainButton } from './approval/show-again-button';
export { useShowAgain } from './approval/use-show-again';
export { useNewsByWords } from './find/use-news-by-words';
export { NewsTitle } from './list/news-title';
export { RecentNews } from './list/recent-news';
export { StateLine } from './state/state-line';
export { TimeSince } from './state/time-since';
