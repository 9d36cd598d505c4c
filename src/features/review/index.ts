export { ApprovalDialog } from './approval/approval-dialog';
export { approvalPath } from './approval/approval-path';
export { ShowAgainButton } from './approval/show-again-button';
export { useShowAgain } from './approval/use-show-again';
export { BulkBar } from './bulk/bulk-bar';
export { bulkMessages } from './bulk/messages';
