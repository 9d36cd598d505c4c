export { RecentNews } from './components/recent-news';
