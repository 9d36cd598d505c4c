export { ApprovalDialog } from './approval/approval-dialog';
export { approvalPath } from './approval/approval-path';
export { useShowAgain } from './approval/use-show-again';
export { BulkBar } from './bulk/bulk-bar';
export { bulkMessages } from './bulk/messages';
export { useRowDecisions } from './bulk/use-row-decisions';
