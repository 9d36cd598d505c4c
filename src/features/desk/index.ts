export { ApprovalReminder } from './reminder/approval-reminder';
export { useWaitingCount } from './use-waiting-count';
