export { useWaitingCount } from './use-waiting-count';
