export { NewsHistory, PersonHistory } from './components/history-card';
