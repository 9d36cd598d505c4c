export { RecentNews } from './list/recent-news';
