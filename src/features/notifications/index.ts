export { NotificationSettingsCard } from './components/notification-settings-card';
