export { ApprovalDialog } from './approval/approval-dialog';
export { approvalPath } from './approval/approval-path';
export { ShowAgainButton, useShowAgain } from './approval/show-again';
export { BulkBar } from './bulk/bulk-bar';
export { bulkMessages } from './bulk/messages';
